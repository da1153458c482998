import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { type Criteria, toSearch } from '../criteria.ts';

type MapSwitchProps = { readonly criteria: Criteria; readonly className?: string };

/** From the list to the map beside it, and back; the rest of the search stays. */
export function MapSwitch({ criteria, className = '' }: MapSwitchProps) {
  const t = useTranslations('search.map');
  const isMap = criteria.view === 'map';
  return (
    <Link
      preventScrollReset
      to={{ search: toSearch(criteria, { view: isMap ? '' : 'map' }) }}
      className={`${chipClass()} px-3 md:px-3.5 ${className}`}
    >
      <Icon name={isMap ? 'menu' : 'pin'} className="size-4" />
      {isMap ? t('list') : t('show')}
    </Link>
  );
}
