import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../language.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { readSession } from '../session-store.ts';
import { logInPath } from './redirect-to-log-in.ts';

/** Leads a visitor who opens a page that needs a session to the login and from there back. */
export function useLogInRedirect(page: string, text: string): void {
  const language = useLanguage();
  const navigate = useNavigate();
  // Asked once, at the opening: a user who logs out here is on the way elsewhere.
  useEffect(() => {
    if (readSession().session) return;
    toast(text, { tone: 'bad' });
    void navigate(logInPath(language, page), { replace: true });
  }, [language, navigate, page, text]);
}
