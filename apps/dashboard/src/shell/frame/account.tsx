import { isLanguage, languages, ownNames } from '@tajmeelspot/language/languages.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Initial } from '../../visit/initial.tsx';
import { useHouses } from '../house.tsx';
import { chooseLanguage, useLanguage } from '../language.ts';
import { useWaitingTasks } from '../offline/waiting.ts';
import { queries } from '../queries.ts';
import { logOut } from '../session.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** Who is in, with what concerns the person and not the house: language, light or dark, the way out. */
export function Account({ name }: { readonly name: string }) {
  const t = useTranslations('dashboard.account');
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-surface p-1.5 text-15 font-strong inset-ring inset-ring-line hover:bg-lapis-tint"
      >
        <Initial name={name} className="size-8 bg-lapis-tint text-lapis" />
        <span className="sr-only">{t('open')}</span>
        <bdi className="max-w-40 truncate max-md:hidden">{name}</bdi>
        <Icon name="chevron-down" className="me-1.5 max-md:hidden" />
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto inset-e-4 top-20 m-0 w-72 rounded-card bg-surface p-5 text-ink shadow-raised inset-ring inset-ring-line lg:inset-e-8"
      >
        <div className="grid gap-4">
          <bdi className="font-strong md:hidden">{name}</bdi>
          <HouseChoice />
          <LanguageChoice />
          <ThemeChoice />
          <Leave />
        </div>
      </div>
    </>
  );
}

/** The way out; what still waits to be sent would be lost, which is said first. */
function Leave() {
  const t = useTranslations('dashboard');
  const { houses = [] } = useHouses() ?? {};
  const waiting = useWaitingTasks(houses.map(({ id }) => id)).length;
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

function HouseChoice() {
  const t = useTranslations('dashboard.account');
  const { house, houses, choose } = useHouses() ?? {};
  if (!house || !houses || houses.length < 2) return null;
  return (
    <SelectField
      label={t('house')}
      name="house"
      value={house.id}
      onChange={(event) => choose?.(Number(event.target.value))}
    >
      {houses.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function LanguageChoice() {
  const t = useTranslations('dashboard.account');
  const language = useLanguage();
  const speak = (chosen: string) => {
    if (!isLanguage(chosen)) return;
    chooseLanguage(chosen);
    // The server's sentences came in the former language.
    void queries.invalidateQueries();
  };
  return (
    <SelectField label={t('language')} name="language" value={language} onChange={(event) => speak(event.target.value)}>
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {ownNames[one]}
        </option>
      ))}
    </SelectField>
  );
}
