import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PassStorageState } from '../../booking/pass/pass-storage.tsx';
import { logOut } from '../../shell/account/log-out.ts';
import { forgetDevice } from '../../shell/device/forget-device.ts';
import { allowPasses } from '../../shell/device/pass-store.ts';
import { useStoresPasses } from '../../shell/device/use-passes.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useSession } from '../../shell/use-session.ts';

/** What this device stores; `onAllow` is called where it may store bookings again. */
export function usePassStorage(onAllow: () => void): PassStorageState {
  const t = useTranslations('pass');
  const language = useLanguage();
  const navigate = useNavigate();
  const { session } = useSession();
  const isStored = useStoresPasses();
  const [isForgetting, setForgetting] = useState(false);
  const forget = async () => {
    setForgetting(true);
    // Without a connection the session goes on at the server, but no longer here.
    await logOut(language, session?.roleId ?? 1);
    forgetDevice();
    toast(t('forgotten'));
    await navigate(inLanguage(language, '/'));
  };
  const allow = (isAllowed: boolean) => {
    allowPasses(isAllowed);
    if (isAllowed) onAllow();
  };
  return { isStored, allow, isForgetting, forget: () => void forget() };
}
