import type { Service, ShownLicence } from '@tajmeelspot/contract/catalog.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { isolated } from '../../shell/messages/isolated.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';

/** Under which licences a venue works, by which its visitors can ask the authority. */
export function VenueLicences({ licences }: Pick<Service, 'licences'>) {
  const t = useTranslations('service.licences');
  const locale = useLocale();
  if (licences.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="mt-2 grid gap-1 text-15 font-strong text-confirmed">
      {licences.map(({ class: licenceClass, number, expires_on: until }) => (
        <li key={licenceClass} className="flex gap-1.5">
          <Icon name="shield" className="mt-0.75 size-4.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {t.rich('lineUntil', {
              licence: t(`classes.${licenceClass}`),
              number,
              day: formatDay(locale, until, 'date'),
              t: isolated,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The licence under which a treatment is given. */
export function TreatmentLicence({ licence }: { readonly licence: ShownLicence }) {
  const t = useTranslations('service.licences');
  return (
    <span className="mt-1 flex gap-1 text-13 text-confirmed">
      <Icon name="shield" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {t.rich('line', { licence: t(`classes.${licence.class}`), number: licence.number, t: isolated })}
      </span>
    </span>
  );
}
