import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { type Criteria, toSearch } from './criteria.ts';

type Props = {
  readonly criteria: Criteria;
  readonly name: keyof Criteria;
  readonly title: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Whether the chosen one can be taken back by choosing it again. */
  readonly isRemovable?: boolean;
};

/** One choice among several, as rows. */
export function FilterRows({ criteria, name, title, options }: Props) {
  return (
    <FilterGroup title={title}>
      <ul>
        {options.map(({ value, label }) => {
          const isOn = criteria[name] === value;
          return (
            <li key={value}>
              <FilterLink
                {...{ criteria, name, value, isOn }}
                className="flex min-h-11 items-center gap-3 rounded-control text-15 hover:text-lapis lg:min-h-10"
              >
                <span
                  aria-hidden="true"
                  className={`size-5 shrink-0 rounded-full bg-surface ${isOn ? 'border-6 border-lapis' : 'border-[1.5px] border-line-field'}`}
                />
                {label}
              </FilterLink>
            </li>
          );
        })}
      </ul>
    </FilterGroup>
  );
}

/** One choice among several, as chips. */
export function FilterChips({ criteria, name, title, options, isRemovable = false }: Props) {
  return (
    <FilterGroup title={title}>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => {
          const isOn = criteria[name] === value;
          return (
            <li key={value}>
              <FilterLink
                {...{ criteria, name, value: isOn && isRemovable ? '' : value, isOn }}
                className={`${chipClass({ isOn })} px-3.5 lg:min-h-10`}
              >
                {label}
              </FilterLink>
            </li>
          );
        })}
      </ul>
    </FilterGroup>
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

type LinkProps = {
  readonly criteria: Criteria;
  readonly name: keyof Criteria;
  readonly value: string;
  readonly isOn: boolean;
  readonly className: string;
  readonly children: ReactNode;
};

/** The same search with one criterion changed. */
export function FilterLink({ criteria, name, value, isOn, className, children }: LinkProps) {
  return (
    <Link
      preventScrollReset
      rel="nofollow"
      to={{ search: toSearch(criteria, { [name]: value }) }}
      aria-current={isOn || undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
