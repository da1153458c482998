import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { logInPath } from './redirect-to-log-in.ts';
import { useLanguage } from '../language.ts';

type SignedOutProps = { readonly title: string; readonly text?: string; readonly page: string };

/** In the place of a page that needs a session: the way to the login and from there back. For the browser alone. */
export function SignedOut({ title, text, page }: SignedOutProps) {
  const t = useTranslations('identity.logIn');
  return (
    <EmptyState title={title} text={text}>
      <Link to={logInPath(useLanguage(), page)} className={buttonClass()}>
        {t('submit')}
      </Link>
    </EmptyState>
  );
}
