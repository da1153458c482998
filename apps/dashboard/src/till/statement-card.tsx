import type { CommissionStatement } from '@tajmeelspot/contract/till/commissions.ts';
import { Initial } from '@tajmeelspot/ui/initial.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type StatementCardProps = { readonly statement: CommissionStatement; readonly children?: ReactNode };

/** What an employee has earned over some days, and of what. */
export function StatementCard({ statement, children }: StatementCardProps) {
  const t = useTranslations('till.commissions');
  const { employee, total_iqd: total } = statement;
  const rows = [
    [t('treatments'), statement.treatments_iqd],
    [t('products'), statement.products_iqd],
    [t('commission'), statement.commission_iqd],
    [t('tips'), statement.tips_iqd],
  ] as const;
  return (
    <article
      aria-label={employee.name}
      className="grid content-start gap-3 rounded-card bg-surface p-4 inset-ring inset-ring-line md:p-5"
    >
      <header className="flex items-center gap-3">
        <Initial name={employee.name} />
        <h2 className="min-w-0 grow truncate text-16">{employee.name}</h2>
        {children}
      </header>
      <dl className="grid gap-1.5 text-15">
        {rows.map(([name, iqd]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd>
              <Price iqd={iqd} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t border-line pt-2 font-strong">
          <dt>{t('total')}</dt>
          <dd>
            <Price iqd={total} />
          </dd>
        </div>
      </dl>
    </article>
  );
}
