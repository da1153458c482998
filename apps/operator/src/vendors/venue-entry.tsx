import type { LicenceClass } from '@tajmeelspot/contract/licence-classes.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { isolate } from '@tajmeelspot/language/isolate.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { Entry, joined } from '../parts/entry.tsx';

type Licence = {
  readonly class: LicenceClass;
  readonly number: string;
  readonly expires_on: string;
  readonly is_valid: boolean;
};

type VenueEntryProps = {
  readonly venue: {
    readonly id: number;
    readonly name: string;
    readonly type: 'saloon' | 'dental' | 'clinic';
    readonly city: string;
    readonly published: number;
    readonly disputes: number;
    readonly licences: readonly Licence[];
    readonly missing: readonly LicenceClass[];
  };
  readonly onVerify: () => void;
  readonly onRemove: (kind: LicenceClass) => void;
};

/** A venue with its licences. */
export function VenueEntry({ venue, onVerify, onRemove }: VenueEntryProps) {
  const t = useTranslations('operator.vendors');
  const tAction = useTranslations('operator.action');
  const tDisputes = useTranslations('operator.disputes');
  return (
    <Entry
      title={<bdi>{venue.name}</bdi>}
      badge={venue.missing.map((kind) => (
        <Badge key={kind} tone="bad" label={t('missing', { class: t(`classes.${kind}`) })} />
      ))}
      facts={joined(t(`type.${venue.type}`), venue.city, t('published', { count: venue.published }))}
      actions={
        <>
          {venue.disputes > 0 && (
            <Link
              to={`/disputes?venue=${venue.id}`}
              aria-label={tAction('about', { action: tDisputes('count', { count: venue.disputes }), name: venue.name })}
              className={buttonClass({ kind: 'text', size: 'small' })}
            >
              {tDisputes('count', { count: venue.disputes })}
            </Link>
          )}
          <Button
            kind="outline"
            size="small"
            aria-label={tAction('about', { action: t('verify'), name: venue.name })}
            onClick={onVerify}
          >
            {t('verify')}
          </Button>
        </>
      }
    >
      {venue.licences.length > 0 && (
        <ul className="grid gap-2">
          {venue.licences.map((licence) => (
            <LicenceLine key={licence.class} licence={licence} onRemove={() => onRemove(licence.class)} />
          ))}
        </ul>
      )}
    </Entry>
  );
}

function LicenceLine({ licence, onRemove }: { readonly licence: Licence; readonly onRemove: () => void }) {
  const t = useTranslations('operator.vendors');
  const tAction = useTranslations('operator.action');
  const locale = useLocale();
  const kind = t(`classes.${licence.class}`);
  const facts = { number: isolate(useLanguage(), licence.number), day: formatDay(locale, licence.expires_on, 'full') };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-surface-sunk ps-3 pe-1">
      <Badge tone={licence.is_valid ? 'good' : 'bad'} label={kind} />
      <span className="min-w-48 flex-1 py-2 text-15">{t(licence.is_valid ? 'valid' : 'over', facts)}</span>
      <Button
        kind="text"
        size="small"
        aria-label={tAction('about', { action: t('remove'), name: kind })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </li>
  );
}
