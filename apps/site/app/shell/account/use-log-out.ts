import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage, useLanguage } from '../language.ts';
import { notify } from '../toasts/toast-store.ts';
import { logOut } from './log-out.ts';

/** Logs out, says how it went, and goes where that leads. `failed` takes the place of any reason why it failed. */
export function useLeaving(roleId: number, failed?: string): { isLeaving: boolean; leave: () => Promise<void> } {
  const t = useTranslations('shell.session');
  const language = useLanguage();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const { outcome, message, path } = await logOut(language, roleId);
    const text = outcome === 'failed' ? (failed ?? message ?? t(outcome)) : t(outcome);
    notify({ tone: outcome === 'ended' ? 'good' : 'bad', text });
    await navigate(inLanguage(language, path));
    setLeaving(false);
  };
  return { isLeaving, leave };
}
