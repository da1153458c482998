import { lazy, Suspense } from 'react';
import { type Language, ownNames } from '@tajmeelspot/language/languages.ts';
import { useSession } from '@tajmeelspot/session/use-session.ts';
import { AccountMenu } from '@tajmeelspot/ui/app/account-menu.tsx';
import { LanguageField } from '@tajmeelspot/ui/app/language-field.tsx';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { ThemeField } from '@tajmeelspot/ui/theme/theme-field.tsx';
import { useTranslations } from 'use-intl';
import { chooseLanguage, useLanguage } from './language.ts';
import { queryClient } from './query-client.ts';
import { logOut, session } from './session.ts';

const NumbersChoice = lazy(async () => ({ default: (await import('./numbers-choice.tsx')).NumbersChoice }));

/** The menu of the operator who is logged in. */
export function Account() {
  const t = useTranslations('frame');
  const status = useSession(session);
  return (
    <AccountMenu name={status.kind === 'open' ? status.session.name : ''} openLabel={t('account.open')}>
      <LanguageChoice />
      <Suspense>
        <NumbersChoice />
      </Suspense>
      <ThemeField label={t('theme.label')} nameOf={(theme) => t(`theme.${theme}`)} />
      <Button kind="outline" size="small" onClick={() => void logOut()}>
        <Icon name="log-out" isFlipped />
        {t('account.logOut')}
      </Button>
    </AccountMenu>
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
