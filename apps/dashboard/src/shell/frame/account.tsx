import { isLanguage, languages } from '@tajmeelspot/language/languages.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Initial } from '../../visit/initial.tsx';
import { useHouses } from '../house.tsx';
import { chooseLanguage, useLanguage } from '../language.ts';
import { queries } from '../queries.ts';
import { logOut } from '../session.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** Each language by its own name, which is the same in every language. */
const names = { en: 'English', ar: 'العربية', ckb: 'کوردی' };

/** Who is in, with what concerns the person and not the house: language, light or dark, the way out. */
export function Account({ name }: { readonly name: string }) {
  const t = useTranslations('dashboard.account');
  const id = useId();
  const leave = () => {
    void logOut();
    queries.clear();
  };
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
          <Button kind="outline" size="small" onClick={leave}>
            <Icon name="log-out" isFlipped />
            {t('logOut')}
          </Button>
        </div>
      </div>
    </>
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
          {names[one]}
        </option>
      ))}
    </SelectField>
  );
}
