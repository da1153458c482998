import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { createContext, type ReactNode, use, useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { type Criteria, toSearch } from '../criteria.ts';

/** One of several choices; `count` says how many venues it would leave. */
export type FilterOption = { readonly value: string; readonly label: string; readonly count?: number | undefined };

type FilterGroupProps = {
  readonly criteria: Criteria;
  readonly name: keyof Criteria;
  readonly title: string;
  readonly options: readonly FilterOption[];
  /** Whether the chosen one can be taken back by choosing it again. */
  readonly isRemovable?: boolean;
};

/** One choice among several, as rows. */
export function FilterRows({ criteria, name, title, options }: FilterGroupProps) {
  return (
    <FilterGroup title={title}>
      <ul>
        {options.map(({ value, label, count }) => (
          <li key={value}>
            <FilterRow {...{ criteria, name, value, count, isOn: criteria[name] === value, mark: 'one' }}>
              {label}
            </FilterRow>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}

type FilterRowProps = Omit<FilterLinkProps, 'className'> & {
  readonly count: number | undefined;
  /** Whether it is one of several or stands by itself. */
  readonly mark: 'one' | 'box';
};

/** A choice with its mark and its count. */
export function FilterRow({ count, mark, children, ...link }: FilterRowProps) {
  return (
    <FilterLink
      {...link}
      className="flex min-h-11 items-center gap-3 rounded-control text-15 hover:text-lapis lg:min-h-10"
    >
      <ChoiceMark isOn={link.isOn} kind={mark} />
      {children}
      {count !== undefined && <Count count={count} className="ms-auto text-ink-soft" />}
    </FilterLink>
  );
}

function ChoiceMark({ isOn, kind }: { readonly isOn: boolean; readonly kind: 'one' | 'box' }) {
  if (kind === 'one') {
    const look = isOn ? 'border-6 border-lapis' : 'border-[1.5px] border-line-field';
    return <span aria-hidden="true" className={`size-5 shrink-0 rounded-full bg-surface ${look}`} />;
  }
  const look = isOn ? 'bg-lapis text-on-lapis' : 'border-[1.5px] border-line-field bg-surface';
  return (
    <span aria-hidden="true" className={`grid size-5 shrink-0 place-items-center rounded-[6px] ${look}`}>
      {isOn && <Icon name="check" className="size-4" />}
    </span>
  );
}

const maxCounted = 1000;

/** Whether counts are of the best matches alone, so that there may be more. */
export const IsMoreContext = createContext(false);

function Count({ count, className }: { readonly count: number; readonly className: string }) {
  const t = useTranslations('search.filters');
  const locale = useLocale();
  const isMore = use(IsMoreContext) || count > maxCounted;
  const text = formatNumber(locale, Math.min(count, maxCounted));
  return <span className={`text-13 ${className}`}>{isMore ? t('over', { count: text }) : text}</span>;
}

type FilterTreeProps = Omit<FilterGroupProps, 'options'> & {
  readonly options: readonly (FilterOption & { readonly level: number })[];
};

/** One choice of a tree, as rows that are indented by their level; what is chosen is taken back by choosing it again. */
export function FilterTree({ criteria, name, title, options }: FilterTreeProps) {
  return (
    <FilterGroup title={title}>
      <ul>
        {options.map(({ value, label, count, level }) => {
          const isOn = criteria[name] === value;
          return (
            <li key={value} className={indents[level - 1]}>
              <FilterRow {...{ criteria, name, value: isOn ? '' : value, count, isOn, mark: 'one' }}>{label}</FilterRow>
            </li>
          );
        })}
      </ul>
    </FilterGroup>
  );
}

const indents = ['', 'ps-6', 'ps-12'];

/** One choice among several, as chips. */
export const FilterChips = ({ title, ...chips }: FilterGroupProps) => (
  <FilterGroup title={title}>
    <FilterChipList {...chips} />
  </FilterGroup>
);

/** The chips alone, for a part of the filters that has more than them. */
export function FilterChipList({ criteria, name, options, isRemovable = false }: Omit<FilterGroupProps, 'title'>) {
  return (
    <ul className="flex flex-wrap gap-2">
      {options.map(({ value, label, count }) => {
        const isOn = criteria[name] === value;
        return (
          <li key={value}>
            <FilterLink
              {...{ criteria, name, value: isOn && isRemovable ? '' : value, isOn }}
              className={`${chipClass({ isOn })} gap-1.5 px-3.5 lg:min-h-10`}
            >
              {label}
              {count !== undefined && <Count count={count} className={isOn ? '' : 'text-ink-soft'} />}
            </FilterLink>
          </li>
        );
      })}
    </ul>
  );
}

/** A titled part of the filters. */
export function FilterGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line pb-6 last:border-0">
      <h2 id={id} className="mb-2 text-15 tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}

type FilterLinkProps = {
  readonly criteria: Criteria;
  readonly name: keyof Criteria;
  readonly value: string;
  readonly isOn: boolean;
  readonly className: string;
  readonly children: ReactNode;
};

/** The same search with one criterion changed; another city has other districts. */
export function FilterLink({ criteria, name, value, isOn, className, children }: FilterLinkProps) {
  const changes = { ...(name === 'city' ? { district: '' } : {}), [name]: value };
  return (
    <Link
      preventScrollReset
      rel="nofollow"
      to={{ search: toSearch(criteria, changes) }}
      aria-current={isOn || undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
