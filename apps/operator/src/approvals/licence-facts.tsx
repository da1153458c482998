import type { Approval } from '@tajmeelspot/contract/operator/approvals.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useTranslations } from 'use-intl';
import { joined } from '../parts/entry.tsx';
import { useLocale } from '../shell/locale.ts';
import { useApprovalDocument } from '../shell/use-approval-queue.ts';
import { Fact, FactList, FactSection } from './facts.tsx';

type LicenceFactsProps = { readonly licence: NonNullable<Approval['licence']> };

/** What an operator looks at of a licence that was handed in, with its document. */
export function LicenceFacts({ licence }: LicenceFactsProps) {
  const t = useTranslations('operator.approvals');
  const tVendors = useTranslations('operator.vendors');
  const locale = useLocale();
  return (
    <FactSection title={t('licenceTitle')}>
      {licence.has_document ? <LicenceDocument id={String(licence.id)} /> : <p>{t('noDocument')}</p>}
      <dl>
        <Fact name={t('class')}>{tVendors(`classes.${licence.class}`)}</Fact>
        <Fact name={t('number')}>
          <bdi>{licence.number}</bdi>
        </Fact>
        <Fact name={t('holder')}>
          <bdi>{licence.holder}</bdi>
        </Fact>
        <Fact name={t('isOwner')}>{t(licence.is_owner ? 'yes' : 'no')}</Fact>
        <Fact name={t('expires')}>{formatDay(locale, licence.expires_on, 'full')}</Fact>
        <FactList
          name={t('usedBy')}
          none={t('none')}
          facts={licence.used_by.map((one) => joined(one.name, one.owner, one.is_same_owner && t('sameOwner')))}
        />
        <FactList name={t('opens')} none={t('none')} facts={licence.opens} />
      </dl>
    </FactSection>
  );
}

/** The picture comes with the session, which an address of a picture cannot carry. */
function LicenceDocument({ id }: { readonly id: string }) {
  const t = useTranslations('operator.approvals');
  const asked = useApprovalDocument(id);
  return (
    <div className="my-3">
      <LoadState of={asked} />
      {asked.data && (
        <img src={asked.data} alt={t('document')} className="max-h-160 max-w-full rounded-control bg-surface-sunk" />
      )}
    </div>
  );
}
