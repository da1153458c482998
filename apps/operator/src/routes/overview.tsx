import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { bytesOf, momentOf } from '../parts/moments.ts';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';

const askHealth = async ({ signal }: { signal: AbortSignal }) => (await api().findHealth({ signal })).data;

type Health = Awaited<ReturnType<typeof askHealth>>;

/** What waits for the operator, how the marketplace does, and how the installation is. */
export function Overview() {
  const t = useTranslations('operator.overview');
  const asked = useQuery({ queryKey: ['health'], queryFn: askHealth, refetchInterval: 60_000 });
  return (
    <>
      <Head title={t('title')} />
      <LoadState of={asked} />
      {asked.data && (
        <>
          <Waiting health={asked.data} />
          <Market health={asked.data} />
          <Installation health={asked.data} />
        </>
      )}
    </>
  );
}

type OverviewProps = { readonly health: Health };

function Waiting({ health }: OverviewProps) {
  const t = useTranslations('operator.overview');
  const waiting = [
    { count: health.open_reports, label: t('reports'), to: '/reports?status=open' },
    { count: health.open_picture_cases, label: t('pictureCases'), to: '/picture-cases?state=open' },
    { count: health.open_messages, label: t('messages'), to: '/messages?state=open' },
    { count: health.given_up, label: t('givenUp'), to: '/undelivered' },
    { count: health.ending_licences, label: t('licences'), to: '/vendors' },
  ].filter(({ count }) => count > 0);
  return (
    <Section title={t('unanswered')}>
      {waiting.length === 0 && (
        <p className="rounded-card bg-surface p-5 text-ink-soft inset-ring inset-ring-line">{t('nothing')}</p>
      )}
      {waiting.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
          {waiting.map(({ count, label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="grid h-full rounded-card bg-surface p-5 inset-ring inset-ring-line hover:inset-ring-lapis-line"
              >
                <Figure count={count} className="text-saffron-ink" />
                <span className="text-15 text-ink-soft">{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Market({ health }: OverviewProps) {
  const t = useTranslations('operator.overview');
  const figures = [
    { name: t('bookings'), count: health.bookings_today },
    { name: t('published'), count: health.published },
    { name: t('vendors'), count: health.vendors },
    { name: t('customers'), count: health.customers },
  ];
  return (
    <Section title={t('market')}>
      <dl className="grid grid-cols-2 rounded-card bg-surface inset-ring inset-ring-line lg:grid-cols-4">
        {figures.map(({ name, count }) => (
          <div key={name} className="flex flex-col-reverse justify-end p-5">
            <dt className="text-15 text-ink-soft">{name}</dt>
            <dd>
              <Figure count={count} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Installation({ health }: OverviewProps) {
  const t = useTranslations('operator.overview');
  const locale = useLocale();
  const { disk } = health;
  const size = (bytes: number) => bytesOf(locale, bytes);
  const rows = [
    [t('version'), `\u2066${health.version} · Node ${health.node}\u2069`],
    [t('uptime'), momentOf(locale, health.started_at)],
    [t('queued'), formatNumber(locale, health.queued)],
    [t('database'), size(health.database_bytes)],
    [t('disk'), disk ? t('diskOf', { free: size(disk.free_bytes), total: size(disk.total_bytes) }) : t('unknown')],
    [t('memory'), size(health.memory_bytes)],
  ] as const;
  return (
    <Section title={t('health')}>
      <dl className="rounded-card bg-surface px-5 py-2 inset-ring inset-ring-line">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 text-15 last:border-b-0"
          >
            <dt className="text-ink-soft">{name}</dt>
            {/* What runs the other way is isolated: a direction guessed from it would turn the whole sentence round. */}
            <dd className="font-strong">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-18">{title}</h2>
      {children}
    </section>
  );
}

function Figure({ count, className = '' }: { readonly count: number; readonly className?: string }) {
  const locale = useLocale();
  return <b className={`block text-28 font-head tabular-nums ${className}`}>{formatNumber(locale, count)}</b>;
}
