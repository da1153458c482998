import { isLanguage, languages, ownNames } from '@tajmeelspot/language/languages.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Initial } from '../../visit/initial.tsx';
import { chooseLanguage, useLanguage } from '../language.ts';
import { ThemeChoice } from './theme-choice.tsx';

type AccountMenuProps = {
  readonly name: string;
  /** Above what concerns everybody. */
  readonly before?: ReactNode;
  /** The way out. */
  readonly children: ReactNode;
  /** What is on screen was said in the former language. */
  readonly onLanguage: () => void;
};

/** Who is in, with what concerns the person: language, light or dark, the way out. */
export function AccountMenu({ name, before, children, onLanguage }: AccountMenuProps) {
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
          {before}
          <LanguageChoice onLanguage={onLanguage} />
          <ThemeChoice />
          {children}
        </div>
      </div>
    </>
  );
}

function LanguageChoice({ onLanguage }: Pick<AccountMenuProps, 'onLanguage'>) {
  const t = useTranslations('dashboard.account');
  const language = useLanguage();
  const speak = (chosen: string) => {
    if (!isLanguage(chosen)) return;
    chooseLanguage(chosen);
    onLanguage();
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
