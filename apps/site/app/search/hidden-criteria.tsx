import type { Criteria } from './criteria.ts';

type HiddenCriteriaProps = { readonly criteria: Criteria; readonly except?: keyof Criteria };

/** Carries the rest of a search through a form that changes one part of it. */
export function HiddenCriteria({ criteria, except }: HiddenCriteriaProps) {
  return Object.entries(criteria)
    .filter(([name, value]) => name !== except && value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
