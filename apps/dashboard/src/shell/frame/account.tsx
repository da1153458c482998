import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useVenues } from '../house.tsx';
import { useQueuedTasks } from '../offline/waiting.ts';
import { queries } from '../queries.ts';
import { logOut } from '../session.ts';
import { AccountMenu } from './account-menu.tsx';

/** Who is in, and at which venue. */
export function Account({ name }: { readonly name: string }) {
  return (
    <AccountMenu name={name} before={<VenueChoice />} onLanguage={() => void queries.invalidateQueries()}>
      <Leave />
    </AccountMenu>
  );
}

/** The way out; what still waits to be sent would be lost, which is said first. */
function Leave() {
  const t = useTranslations('dashboard');
  const { venues = [] } = useVenues() ?? {};
  const waiting = useQueuedTasks(venues.map(({ id }) => id)).length;
  const [isWarned, setWarned] = useState(false);
  const leave = () => {
    if (waiting > 0 && !isWarned) return setWarned(true);
    void logOut();
    return queries.clear();
  };
  return (
    <div className="grid gap-2">
      <p role="alert" className="text-13 text-other empty:hidden">
        {isWarned && waiting > 0 && t('queue.leaving', { count: waiting })}
      </p>
      <Button kind="outline" size="small" onClick={leave}>
        <Icon name="log-out" isFlipped />
        {t('account.logOut')}
      </Button>
    </div>
  );
}

function VenueChoice() {
  const t = useTranslations('dashboard.account');
  const { venue, venues, choose } = useVenues() ?? {};
  if (!venue || !venues) return null;
  return (
    <div className="grid gap-1">
      {venues.length > 1 && (
        <SelectField
          label={t('venue')}
          name="venue"
          value={venue.id}
          onChange={(event) => choose?.(Number(event.target.value))}
        >
          {venues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Link
        to="/another"
        onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
        className="flex min-h-11 items-center gap-2 text-15 text-lapis hover:underline"
      >
        <Icon name="plus" className="size-4" />
        {t('another')}
      </Link>
    </div>
  );
}
