import { useNavigate } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { useLanguage } from '../language.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { clearSession } from '../session-store.ts';
import { logInPath } from './redirect-to-log-in.ts';

/** Forgets a session that the server no longer knows, says so, and leads to the login of its role and back to `page`. */
export function useExpiredSession(): (page: string) => void {
  const t = useTranslations('shell.session');
  const language = useLanguage();
  const navigate = useNavigate();
  return (page) => {
    const path = logInPath(language, page);
    clearSession();
    toast(t('expired'), { tone: 'bad' });
    void navigate(path);
  };
}
