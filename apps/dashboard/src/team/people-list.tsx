import type { OwnEmployee } from '@tajmeelspot/contract/schedules/own-houses.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { said } from '../fields/said.ts';
import { useLanguage } from '../shell/language.ts';
import { Initial } from '../visit/initial.tsx';

type Props = {
  readonly people: readonly OwnEmployee[];
  /** What can be done with somebody. */
  readonly actions?: (person: OwnEmployee, name: string) => ReactNode;
};

/** The people of a house, with their job; those who have left are said to. */
export function PeopleList({ people, actions }: Props) {
  const t = useTranslations('house.team');
  const language = useLanguage();
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => {
        const name = said(person.name, language);
        return (
          <li key={person.id} className="flex min-h-16 flex-wrap items-center gap-3 py-3">
            <Initial name={name} />
            <span className={`min-w-0 flex-1 ${person.is_active ? '' : 'text-ink-soft'}`}>
              <bdi className="block font-strong wrap-break-word">{name}</bdi>
              <span className="block text-13 text-ink-soft">
                {said(person.job, language)} · {t(person.gender)}
                {!person.is_active && ` · ${t('left')}`}
              </span>
            </span>
            {actions?.(person, name)}
          </li>
        );
      })}
    </ul>
  );
}
