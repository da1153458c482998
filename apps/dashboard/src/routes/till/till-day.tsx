import type { TillDay } from '@tajmeelspot/contract/till/till-days.ts';
import { addDays, formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Head } from '../../shell/frame/head.tsx';
import { useLocale } from '../../shell/locale.ts';
import { useTillDay } from '../../shell/till/till-queries.ts';
import { useFloat, usePayOut, useSeal } from '../../shell/till/use-payments.ts';
import { useNow } from '../../shell/use-now.ts';
import { useVenue } from '../../shell/venue-provider.tsx';
import { Commissions } from './commissions.tsx';
import { BanknoteCount } from '../../till/banknote-count.tsx';
import { Card } from '../../till/card.tsx';
import { FloatDialog, PayOutDialog } from '../../till/cash-dialogs.tsx';
import { emptyCounts } from '../../till/day-count.ts';
import { DayFigures } from '../../till/day-figures.tsx';
import { OpenBills } from '../../till/open-bills.tsx';
import { SealForm } from '../../till/seal-form.tsx';
import { SealedDay } from '../../till/sealed-day.tsx';
import { TransactionList } from '../../till/transaction-list.tsx';

/** The day of the till for who runs the venue; staff have what they earned. */
export function TillDayScreen() {
  const { venue } = useVenue();
  return venue.role === 'staff' ? <Commissions /> : <ManagedTill />;
}

/** What came in, what should be in the drawer, and the close of the day. The address holds which. */
function ManagedTill() {
  const t = useTranslations('till.day');
  const locale = useLocale();
  const { venue } = useVenue();
  const [search] = useSearchParams();
  const today = inBaghdad(useNow(0)).date;
  const day = /^\d{4}-\d\d-\d\d$/.exec(search.get('day') ?? '')?.[0] ?? today;
  const query = useTillDay(venue.id, day);
  return (
    <>
      <Head title={t('till')}>
        <span>{formatDay(locale, day, 'full')}</span>
      </Head>
      <DayLinks day={day} today={today} />
      <LoadState of={query} />
      {query.data && <DayOfTill key={day} day={query.data} isToday={day === today} />}
    </>
  );
}

function DayLinks({ day, today }: { readonly day: string; readonly today: string }) {
  const t = useTranslations('till.day');
  const tCommissions = useTranslations('till.commissions');
  const tCourses = useTranslations('till.courses');
  const look = buttonClass({ kind: 'outline', size: 'small' });
  return (
    <nav aria-label={t('title')} className="flex flex-wrap gap-2.5 print:hidden">
      <Link to={`/till?day=${addDays(day, -1)}`} className={look}>
        {t('previous')}
      </Link>
      {day < today && (
        <Link to={`/till?day=${addDays(day, 1)}`} className={look}>
          {t('next')}
        </Link>
      )}
      <Link to="/till/commissions" className={`${look} md:ms-auto`}>
        {tCommissions('title')}
      </Link>
      <Link to="/till/courses" className={look}>
        {tCourses('title')}
      </Link>
      <Link to="/till/products" className={look}>
        {t('products')}
      </Link>
    </nav>
  );
}

type DayOfTillProps = { readonly day: TillDay; readonly isToday: boolean };

function DayOfTill({ day, isToday }: DayOfTillProps) {
  const { venue } = useVenue();
  const [counts, setCounts] = useState(day.seal?.counts ?? emptyCounts);
  const seal = useSeal(venue.id);
  const isSealed = day.sealed_through !== null && day.day <= day.sealed_through;
  return (
    <>
      <DayFigures day={day} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        {isSealed ? (
          day.seal && <BanknoteCount counts={day.seal.counts} />
        ) : (
          <BanknoteCount counts={counts} onChange={setCounts} />
        )}
        <div className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {isSealed ? (
            <SealedDay day={day} />
          ) : (
            <SealForm
              day={day}
              counts={counts}
              isBusy={seal.isBusy}
              errorMessage={seal.errorMessage}
              onSeal={({ reason, note }) => seal.send({ day: day.day, counts, reason, note })}
            />
          )}
          <OpenBills day={day} />
        </div>
        <DayTransactions day={day} canMove={isToday && !isSealed} />
      </div>
    </>
  );
}

function DayTransactions({ day, canMove }: { readonly day: TillDay; readonly canMove: boolean }) {
  const t = useTranslations('till.day');
  const { venue } = useVenue();
  const [asked, setAsked] = useState<'float' | 'pay_out'>();
  const float = useFloat(venue.id);
  const payOut = usePayOut(venue.id);
  const close = () => setAsked(undefined);
  return (
    <Card label={t('entries')}>
      <header className="flex flex-wrap items-center justify-between gap-2 py-3">
        <h2 className="text-18">{t('entries')}</h2>
        {canMove && (
          <span className="flex flex-wrap gap-2">
            <Button kind="outline" size="small" onClick={() => setAsked('float')}>
              {t('setFloat')}
            </Button>
            <Button kind="outline" size="small" onClick={() => setAsked('pay_out')}>
              <Icon name="minus" />
              {t('payOut')}
            </Button>
          </span>
        )}
      </header>
      {day.transactions.length === 0 && <p className="pb-3 text-15 text-ink-soft">{t('noEntries')}</p>}
      <TransactionList transactions={day.transactions} />
      {asked === 'float' && <FloatDialog {...float} onSend={(amount) => float.send(amount, close)} onClose={close} />}
      {asked === 'pay_out' && (
        <PayOutDialog {...payOut} onSend={(input) => payOut.send(input, close)} onClose={close} />
      )}
    </Card>
  );
}
