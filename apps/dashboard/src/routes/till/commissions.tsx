import type { EmployeeRates } from '@tajmeelspot/contract/till/commissions.ts';
import { addDays, formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useVenueTreatments } from '../../shell/agenda.ts';
import { Head } from '../../shell/frame/head.tsx';
import { useLocale } from '../../shell/locale.ts';
import { useEmployeeRates, useCommissions, useProducts } from '../../shell/till/till-queries.ts';
import { useRatesChange } from '../../shell/till/use-payments.ts';
import { useNow } from '../../shell/use-now.ts';
import { useVenue } from '../../shell/venue-provider.tsx';
import { RatesDialog } from '../../till/rates-dialog.tsx';
import { StatementCard } from '../../till/statement-card.tsx';

/** What everybody has earned over some days; staff see their own. */
export function Commissions() {
  const t = useTranslations('till.commissions');
  const locale = useLocale();
  const { venue } = useVenue();
  const today = inBaghdad(useNow(0)).date;
  const [period, setPeriod] = useState<CommissionPeriod>('thisMonth');
  const range = rangeOf(period, today);
  const query = useCommissions(venue.id, range);
  return (
    <>
      <Head title={t('title')}>
        <span>
          {formatDay(locale, range.from, 'full')} – {formatDay(locale, range.to, 'full')}
        </span>
      </Head>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChipChoice
          label={t('period')}
          options={periods.map((value) => ({ value, label: t(value) }))}
          chosen={period}
          onChoose={setPeriod}
        />
        <TillLink />
      </div>
      <LoadState of={query} />
      {query.data && <Statements statements={query.data} />}
      <p className="max-w-160 text-13 text-ink-soft">{t('note')}</p>
    </>
  );
}

function TillLink() {
  const t = useTranslations('till.day');
  const { venue } = useVenue();
  if (venue.role === 'staff') return null;
  return (
    <Link to="/till" className={buttonClass({ kind: 'outline', size: 'small' })}>
      {t('till')}
    </Link>
  );
}

const periods = ['thisMonth', 'lastMonth', 'week'] as const;
type CommissionPeriod = (typeof periods)[number];

/** The days of a period, YYYY-MM-DD. */
function rangeOf(period: CommissionPeriod, today: string): { from: string; to: string } {
  if (period === 'week') return { from: addDays(today, -6), to: today };
  const first = `${today.slice(0, 8)}01`;
  if (period === 'thisMonth') return { from: first, to: today };
  const last = addDays(first, -1);
  return { from: `${last.slice(0, 8)}01`, to: last };
}

type StatementsProps = { readonly statements: NonNullable<ReturnType<typeof useCommissions>['data']> };

function Statements({ statements }: StatementsProps) {
  const t = useTranslations('till.commissions');
  const { venue } = useVenue();
  const isManager = venue.role !== 'staff';
  const rates = useEmployeeRates(venue.id, isManager);
  const [asked, setAsked] = useState<EmployeeRates>();
  const others = (rates.data ?? []).filter(({ employee }) =>
    statements.every((one) => one.employee.id !== employee.id),
  );
  const zero = { treatments_iqd: 0, products_iqd: 0, commission_iqd: 0, tips_iqd: 0, total_iqd: 0 };
  const all = [...statements, ...others.map(({ employee }) => ({ employee, ...zero }))];
  if (all.length === 0) return <EmptyState isList title={t('none')} />;
  return (
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {all.map((statement) => {
        const own = rates.data?.find(({ employee }) => employee.id === statement.employee.id);
        return (
          <StatementCard key={statement.employee.id} statement={statement}>
            {own && (
              <Button kind="outline" size="small" onClick={() => setAsked(own)}>
                {t('rates')}
                <span className="sr-only">: {own.employee.name}</span>
              </Button>
            )}
          </StatementCard>
        );
      })}
      {asked && <Rates rates={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

type RatesProps = { readonly rates: EmployeeRates; readonly onClose: () => void };

function Rates({ rates, onClose }: RatesProps) {
  const { venue } = useVenue();
  const treatments = useVenueTreatments(venue.id);
  const products = useProducts(venue.id);
  const { send, isBusy, errorMessage } = useRatesChange(venue.id);
  const items = [
    ...treatments
      .filter(({ employee_ids: ids }) => ids.includes(rates.employee.id))
      .map((one) => ({ kind: 'treatment' as const, id: one.treatment_id, title: one.title })),
    ...(products.data ?? []).map((one) => ({ kind: 'product' as const, id: one.id, title: one.name })),
  ];
  return (
    <RatesDialog
      rates={rates}
      items={items}
      isBusy={isBusy}
      errorMessage={errorMessage}
      onSave={(draft) => send({ ...draft, employeeId: rates.employee.id }, onClose)}
      onClose={onClose}
    />
  );
}
