import type { ClientDetail } from '@tajmeelspot/contract/clients/shape.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';

/** What can be consented to. */
export type ConsentKind = keyof ClientDetail['consent'];

type ConsentCardProps = {
  readonly consent: ClientDetail['consent'];
  readonly onState: (kind: ConsentKind, given: boolean | null) => void;
};

const answers = { yes: true, no: false, unasked: null } as const;

/** What a client has said to messages and pictures, when and to whom. */
export function ConsentCard({ consent, onState }: ConsentCardProps) {
  const t = useTranslations('clients');
  const locale = useLocale();
  return (
    <section
      aria-labelledby="consent"
      className="grid gap-4 rounded-card bg-surface p-4 inset-ring inset-ring-line md:p-5"
    >
      <h2 id="consent" className="text-18">
        {t('consent')}
      </h2>
      {(['messages', 'photos'] as const).map((kind) => {
        const { given, at, by } = consent[kind];
        const chosen = given === null ? 'unasked' : given ? 'yes' : 'no';
        return (
          <div key={kind} className="grid gap-1.5">
            <ChipChoice
              label={t(kind)}
              isLabelShown
              className="flex-wrap"
              options={(['yes', 'no', 'unasked'] as const).map((value) => ({ value, label: t(value) }))}
              chosen={chosen}
              onChoose={(value) => onState(kind, answers[value])}
            />
            {at !== null && (
              <p className="text-13 text-ink-soft">
                {t('stated', { day: formatDay(locale, inBaghdad(at).date, 'date'), name: by ?? t('unknown') })}
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}
