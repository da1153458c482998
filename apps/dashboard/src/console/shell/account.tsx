import { isLanguage, languages } from '@tajmeelspot/language/languages.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { ThemeChoice } from '../../shell/frame/theme-choice.tsx';
import { chooseLanguage, useLanguage } from '../../shell/language.ts';
import { Initial } from '../../visit/initial.tsx';
import { queries } from './queries.ts';
import { logOut, useSession } from './session.ts';

/** Who is in: language, light or dark, the way out. */
export function Account() {
  const t = useTranslations('operator.account');
  const id = useId();
  const name = useSession().session?.name ?? '';
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

const names = { en: 'English', ar: 'العربية', ckb: 'کوردی' };

function LanguageChoice() {
  const t = useTranslations('operator.account');
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
