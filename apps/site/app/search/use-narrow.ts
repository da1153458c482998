import { useNavigate } from 'react-router';
import { type Criteria, toSearch } from './criteria.ts';

/** Goes to the same page with some criteria changed; the list changes below the reader, who stays where they are. */
export function useNarrow(criteria: Criteria): (changes: Partial<Criteria>) => void {
  const navigate = useNavigate();
  return (changes) => {
    void navigate({ search: toSearch(criteria, changes) }, { replace: true, preventScrollReset: true });
  };
}
