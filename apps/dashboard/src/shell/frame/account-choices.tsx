import { type Language, ownNames } from '@tajmeelspot/language/languages.ts';
import { LanguageField } from '@tajmeelspot/ui/app/language-field.tsx';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { ThemeField } from '@tajmeelspot/ui/theme/theme-field.tsx';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useVenues } from '../venue-provider.tsx';
import { chooseLanguage, useLanguage } from '../language.ts';
import { useQueuedTasks } from '../offline/queue.ts';
import { queryClient } from '../query-client.ts';
import { NumbersChoice } from '../numbers-choice.tsx';
import { logOut } from '../session.ts';

/** What the menu of the account offers: the venue, language, numbers and time, light or dark, the way out. */
export function AccountChoices() {
  const t = useTranslations('frame');
  return (
    <>
      <VenueChoice />
      <LanguageChoice />
      <NumbersChoice />
      <ThemeField label={t('theme.label')} nameOf={(theme) => t(`theme.${theme}`)} />
      <LogOutButton />
    </>
  );
}

function LanguageChoice() {
  const t = useTranslations('frame.account');
  const choose = (language: Language) => {
    chooseLanguage(language);
    // The server's sentences on the screen are in the former language.
    void queryClient.invalidateQueries();
  };
  return <LanguageField label={t('language')} chosen={useLanguage()} ownNames={ownNames} onChoose={choose} />;
}

/** Logs out; what is queued would be lost, so a first press warns. */
function LogOutButton() {
  const t = useTranslations('dashboard.queue');
  const tAccount = useTranslations('frame.account');
  const { venues = [] } = useVenues() ?? {};
  const queued = useQueuedTasks(venues.map(({ id }) => id)).length;
  const [isWarned, setWarned] = useState(false);
  const leave = (event: MouseEvent) => {
    if (queued === 0 || isWarned) return void logOut();
    // The menu stays open, for the warning stands in it.
    event.stopPropagation();
    return setWarned(true);
  };
  return (
    <div className="grid gap-2">
      <p role="alert" className="text-13 text-other empty:hidden">
        {isWarned && queued > 0 && t('leaving', { count: queued })}
      </p>
      <Button kind="outline" size="small" onClick={leave}>
        <Icon name="log-out" isFlipped />
        {tAccount('logOut')}
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
      <Link to="/another" className="flex min-h-11 items-center gap-2 text-15 text-lapis hover:underline">
        <Icon name="plus" className="size-4" />
        {t('another')}
      </Link>
    </div>
  );
}
