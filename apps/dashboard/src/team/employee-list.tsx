import type { OwnEmployee } from '@tajmeelspot/contract/venues/own-venues.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from 'use-intl';
import { textIn } from '../fields/localized-text.ts';
import { useLanguage } from '../shell/language.ts';
import { Initial } from '@tajmeelspot/ui/initial.tsx';

type EmployeeListProps = {
  readonly employees: readonly OwnEmployee[];
  readonly isBusy?: boolean;
  /** Opens somebody to be changed; where it is absent nothing can be done with anybody. */
  readonly onChange?: (employee: OwnEmployee) => void;
  /** Somebody who is there leaves, somebody who has left returns; absent where the reader may not say so. */
  readonly onEmploy?: (employee: OwnEmployee) => void;
};

/** The people of a venue, with their job; those who have left are said to. */
export function EmployeeList({ employees, isBusy = false, onChange, onEmploy }: EmployeeListProps) {
  const t = useTranslations('venue.team');
  const language = useLanguage();
  return (
    <ul className="divide-y divide-line">
      {employees.map((employee) => {
        const name = textIn(employee.name, language);
        return (
          <li key={employee.id} className="flex min-h-16 flex-wrap items-center gap-3 py-3">
            <Initial name={name} portrait={employee.portrait} />
            <span className={`min-w-0 flex-1 ${employee.is_active ? '' : 'text-ink-soft'}`}>
              <span className="block font-strong wrap-break-word">
                <bdi>{name}</bdi>
              </span>
              <span className="block text-13 text-ink-soft">
                {textIn(employee.job, language)} · {t(employee.gender)}
                {!employee.is_active && ` · ${t('left')}`}
              </span>
            </span>
            {onChange && (
              <span className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
                <Button
                  kind="outline"
                  size="small"
                  aria-label={t('edit', { name })}
                  title={t('edit', { name })}
                  onClick={() => onChange(employee)}
                >
                  {t('change')}
                </Button>
                {onEmploy && (
                  <Button
                    kind="outline"
                    size="small"
                    className="!whitespace-normal"
                    isBusy={isBusy}
                    onClick={() => onEmploy(employee)}
                  >
                    {t(employee.is_active ? 'leave' : 'return')}
                  </Button>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
