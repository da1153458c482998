import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Link, useLocation } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { inLanguage, useLanguage } from '../language.ts';
import { withNext } from '../next-page.ts';
import { logInPath } from './redirect-to-log-in.ts';

type LogInPromptProps = {
  /** What a login is wanted for. */
  readonly purpose: 'bookmark' | 'venue' | 'review' | 'report' | 'pictureReport';
  readonly onClose: () => void;
};

/** Asks a visitor to log in for something that belongs to somebody; the login leads back to this page. */
export function LogInPrompt({ purpose, onClose }: LogInPromptProps) {
  const t = useTranslations('favourites.prompt');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  return (
    <Dialog isOpen onClose={onClose} label={t(`${purpose}.title`)}>
      <h2 className="pe-8 text-22">{t(`${purpose}.title`)}</h2>
      <p className="mt-1.5 mb-5 text-ink-soft">{t(`${purpose}.text`)}</p>
      <div className="grid gap-2.5">
        <Link to={logInPath(language, page)} className={buttonClass({ isWide: true })}>
          {t('logIn')}
        </Link>
        <Link
          to={withNext(inLanguage(language, '/signup'), page)}
          className={buttonClass({ kind: 'outline', isWide: true })}
        >
          {t('signUp')}
        </Link>
      </div>
    </Dialog>
  );
}
