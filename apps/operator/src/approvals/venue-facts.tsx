import type { Approval } from '@tajmeelspot/contract/operator/approvals.ts';
import { formatNumber, toDigits } from '@tajmeelspot/language/numbers.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { useTranslations } from 'use-intl';
import { joined } from '../parts/entry.tsx';
import { dayOf, momentOf } from '../parts/moments.ts';
import { useLocale } from '../shell/locale.ts';
import { Fact, FactList, FactSection } from './facts.tsx';

type VenueFactsProps = { readonly venue: Approval['venue_facts'] };

/** What an operator looks at of any venue. */
export function VenueFacts({ venue }: VenueFactsProps) {
  const t = useTranslations('operator.approvals');
  const tVendors = useTranslations('operator.vendors');
  const locale = useLocale();
  return (
    <FactSection title={t('venueTitle')}>
      <dl>
        <FactList name={t('names')} facts={venue.names} none={t('none')} />
        <Fact name={t('type')}>{tVendors(`type.${venue.type}`)}</Fact>
        <Fact name={t('address')}>{joined(venue.address, venue.district, venue.city)}</Fact>
        <Fact name={t('pin')}>
          <Pin venue={venue} />
        </Fact>
        <Fact name={t('phone')}>
          <bdi dir="ltr">{venue.phone ?? t('none')}</bdi>
        </Fact>
        <Fact name={t('womenOnly')}>{t(venue.is_women_only ? 'yes' : 'no')}</Fact>
        <Fact name={t('registered')}>{dayOf(locale, venue.created_at)}</Fact>
        {venue.approved_at !== null && <Fact name={t('approved')}>{dayOf(locale, venue.approved_at)}</Fact>}
      </dl>
      <OwnerFacts venue={venue} />
      <VenueRecords venue={venue} />
    </FactSection>
  );
}

/** The coordinates, and the way to see whether they are where the address says. */
function Pin({ venue: { latitude, longitude } }: VenueFactsProps) {
  const t = useTranslations('operator.approvals');
  const locale = useLocale();
  if (latitude === null || longitude === null) return t('noPin');
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <bdi dir="ltr">{toDigits(locale, `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`)}</bdi>
      <a
        className="inline-flex min-h-11 items-center font-strong text-lapis"
        href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('showPin')}
      </a>
    </span>
  );
}

function OwnerFacts({ venue: { owner, look_alikes: lookAlikes } }: VenueFactsProps) {
  const t = useTranslations('operator.approvals');
  const locale = useLocale();
  return (
    <dl className="border-t border-line">
      <Fact name={t('owner')}>{joined(owner.name, owner.email)}</Fact>
      <Fact name={t('ownerSince')}>{dayOf(locale, owner.since)}</Fact>
      <Fact name={t('proven')}>{t(owner.has_proven_phone ? 'yes' : 'no')}</Fact>
      <Fact name={t('samePhone')}>{t(owner.is_venue_phone ? 'yes' : 'no')}</Fact>
      <FactList
        name={t('lookAlikes')}
        none={t('none')}
        facts={lookAlikes.map((one) =>
          joined(one.name, one.city, one.owner, t('like', { percent: formatNumber(locale, one.likeness_percent) })),
        )}
      />
    </dl>
  );
}

function VenueRecords({ venue }: VenueFactsProps) {
  const t = useTranslations('operator.approvals');
  const tVendors = useTranslations('operator.vendors');
  const tServices = useTranslations('operator.services');
  const tAudit = useTranslations('operator.audit');
  const locale = useLocale();
  return (
    <dl className="border-t border-line">
      <FactList
        name={t('services')}
        none={t('none')}
        facts={venue.services.map(({ title, status, is_listed: isListed }) =>
          joined(title, isStatus(status) ? tServices(`status.${status}`) : status, isListed && t('listed')),
        )}
      />
      <Fact name={t('openRequests')}>{formatNumber(locale, venue.open_requests)}</Fact>
      <FactList
        name={t('licences')}
        none={t('none')}
        facts={venue.licences.map((one) =>
          joined(
            tVendors(`classes.${one.class}`),
            one.number,
            formatDay(locale, one.expires_on, 'full'),
            t(one.is_valid ? 'valid' : 'expired'),
          ),
        )}
      />
      <FactList
        name={t('history')}
        none={t('none')}
        facts={venue.history.map(({ kind, at, by, reason }) =>
          joined(momentOf(locale, at), by, tAudit(`kinds.operator.${kind}`), reason),
        )}
      />
    </dl>
  );
}

const isStatus = (status: string): status is 'draft' | 'published' | 'suspended' =>
  ['draft', 'published', 'suspended'].includes(status);
