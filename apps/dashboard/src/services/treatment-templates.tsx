import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';
import { textIn } from '../fields/localized-text.ts';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import { NeededLicences } from './procedures/procedure-dialog.tsx';
import { neededClasses, type Registry } from './procedures/registry.ts';
import type { TreatmentTemplate } from './treatment-drafts.ts';

type TreatmentTemplatesProps = {
  readonly registry: Registry;
  readonly categoryId: number;
  readonly templates: readonly TreatmentTemplate[];
  readonly onChoose: (templates: TreatmentTemplate) => void;
};

/** What many venues give, one tap each. */
export function TreatmentTemplates({ registry, categoryId, templates, onChoose }: TreatmentTemplatesProps) {
  const t = useTranslations('venue.services');
  const language = useLanguage();
  const locale = useLocale();
  return (
    <section aria-labelledby="usual" className="grid gap-3 rounded-card bg-surface-sunk p-4">
      <div>
        <h3 id="usual" className="text-15 font-strong">
          {t('usual')}
        </h3>
        <p className="text-13 text-ink-soft">{t('usualText')}</p>
      </div>
      <ul className="grid max-h-96 gap-2 overflow-y-auto md:grid-cols-2">
        {templates.map((one) => (
          <li key={one.id} className="flex">
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3 rounded-control bg-surface px-3 py-2 text-start inset-ring inset-ring-line hover:inset-ring-lapis-line"
              onClick={() => onChoose(one)}
            >
              <Icon name="plus" className="text-lapis" />
              <span className="min-w-0">
                <span className="block text-15 font-strong">{textIn(one.title, language)}</span>
                <span className="block text-13 text-ink-soft">
                  {formatDuration(locale, one.duration)} ·{' '}
                  {t('usually', {
                    from: formatMoney(locale, one.from_iqd),
                    to: formatMoney(locale, one.to_iqd),
                  })}
                </span>
                <NeededLicences classes={neededClasses(registry, categoryId, one)} held={registry.held} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
