import type { CoursePlan } from '@tajmeelspot/contract/till/courses.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PlanForm } from '../../courses/plan-form.tsx';
import { useVenueTreatments } from '../../shell/agenda.ts';
import { useCoursePlans, usePlanChange } from '../../shell/courses/use-courses.ts';
import { Head } from '../../shell/frame/head.tsx';
import { useLocale } from '../../shell/locale.ts';
import { useVenue } from '../../shell/venue-provider.tsx';

/** The courses that the venue sells. */
export function CoursePlans() {
  const t = useTranslations('till.courses');
  const tDay = useTranslations('till.day');
  const { venue } = useVenue();
  const query = useCoursePlans(venue.id);
  const treatments = useVenueTreatments(venue.id);
  const [asked, setAsked] = useState<CoursePlan | 'new'>();
  const { send, ...state } = usePlanChange(venue.id);
  const close = () => setAsked(undefined);
  const plan = asked === 'new' ? undefined : asked;
  const isManager = venue.role !== 'staff';
  return (
    <>
      <Head title={t('title')} />
      <nav aria-label={tDay('till')} className="flex flex-wrap gap-2.5">
        {isManager && (
          <Button disabled={treatments.length === 0} onClick={() => setAsked('new')} size="small">
            <Icon name="plus" />
            {t('add')}
          </Button>
        )}
        <Link to="/till" className={buttonClass({ kind: 'outline', size: 'small' })}>
          {tDay('till')}
        </Link>
      </nav>
      <LoadState of={query} />
      {query.data?.length === 0 && <EmptyState isList title={t('none')} />}
      {query.data && query.data.length > 0 && (
        <ul className="rounded-card bg-surface px-4 inset-ring inset-ring-line">
          {query.data.map((one) => (
            <li key={one.id} className="border-b border-line last:border-b-0">
              <PlanButton plan={one} isManager={isManager} onOpen={() => setAsked(one)} />
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <PlanForm
          key={plan?.id}
          plan={plan}
          treatments={treatments}
          {...state}
          onSave={(draft) => send({ ...draft, id: plan?.id }, close)}
          onClose={close}
        />
      )}
    </>
  );
}

type PlanButtonProps = { readonly plan: CoursePlan; readonly isManager: boolean; readonly onOpen: () => void };

function PlanButton({ plan, isManager, onOpen }: PlanButtonProps) {
  const t = useTranslations('till.courses');
  const locale = useLocale();
  const { name, treatment, sessions, valid_months: months, is_active: isActive } = plan;
  const facts = [
    t('count', { count: sessions }),
    treatment ? treatment.name : t('gone'),
    months === null ? t('noEnd') : t('validFor', { count: months }),
  ];
  return (
    <button
      type="button"
      disabled={!isManager}
      className="flex min-h-16 w-full items-center justify-between gap-3 py-3 text-start hover:bg-lapis-tint"
      onClick={onOpen}
    >
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-lapis-tint font-strong text-lapis tabular-nums"
      >
        {formatNumber(locale, sessions)}
      </span>
      <span className="min-w-0 grow">
        <b className={`block font-strong wrap-anywhere ${isActive ? '' : 'text-ink-soft'}`}>{name}</b>
        <span className="block text-13 text-ink-soft">
          {(isActive ? facts : [t('archived'), ...facts]).join(' · ')}
        </span>
      </span>
      <Price iqd={plan.price_iqd} className={isActive ? 'font-strong' : 'text-ink-soft'} />
    </button>
  );
}
