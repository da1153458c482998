import type { VenueLicences } from '@tajmeelspot/contract/venues/licences.ts';
import { daysBetween, formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { useNow } from '../shell/use-now.ts';

/** Days before its end from which a licence is marked; the first warning goes out then. */
const warningDays = 30;

/** The licences that the treatments of a venue need. */
export function NeededLicences({ needed }: Pick<VenueLicences, 'needed'>) {
  const t = useTranslations('venue.licences');
  if (needed.length === 0) return <p className="text-15">{t('neededNone')}</p>;
  return (
    <ul>
      {needed.map(({ class: licenceClass, treatments, is_held: isHeld }) => (
        <LicenceRow key={licenceClass} name={t(`classes.${licenceClass}`)}>
          <Badge tone={isHeld ? 'good' : 'bad'} label={isHeld ? t('isHeld') : t('missing', { count: treatments })} />
        </LicenceRow>
      ))}
    </ul>
  );
}

/** The licences that an operator has checked; one that has ended or ends soon is marked. */
export function HeldLicences({ licences }: Pick<VenueLicences, 'licences'>) {
  const t = useTranslations('venue.licences');
  const locale = useLocale();
  const today = inBaghdad(useNow(0, 60)).date;
  if (licences.length === 0) return <p className="text-15">{t('heldNone')}</p>;
  return (
    <ul>
      {licences.map(({ class: licenceClass, number, holder, expires_on: until, is_valid: isValid }) => {
        const day = formatDay(locale, until, 'full');
        const isEnding = isValid && daysBetween(today, until) <= warningDays;
        const facts = [t('number', { number }), ...(holder === null ? [] : [holder])];
        return (
          <LicenceRow
            key={licenceClass}
            name={t(`classes.${licenceClass}`)}
            facts={[...facts, isValid ? t('until', { day }) : t('endedOn', { day })]}
          >
            {!isValid && <Badge tone="bad" label={t('ended')} />}
            {isEnding && <Badge tone="waiting" label={t('ending')} />}
            {isValid && !isEnding && <Badge tone="good" label={t('valid')} />}
          </LicenceRow>
        );
      })}
    </ul>
  );
}

type LicenceRowProps = { readonly name: string; readonly facts?: readonly string[]; readonly children: ReactNode };

function LicenceRow({ name, facts, children }: LicenceRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line py-3 last:border-b-0">
      <span className="min-w-0 grow basis-40">
        <b className="block font-strong">{name}</b>
        {facts && <LicenceFacts facts={facts} />}
      </span>
      {children}
    </li>
  );
}

/** What is said of a licence, a line each. */
export function LicenceFacts({ facts }: { readonly facts: readonly string[] }) {
  return facts.map((fact) => (
    <span key={fact} className="block text-13 wrap-anywhere text-ink-soft">
      <bdi>{fact}</bdi>
    </span>
  ));
}
