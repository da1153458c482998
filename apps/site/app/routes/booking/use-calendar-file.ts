import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { logInPath } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { useLanguage } from '../../shell/language.ts';
import { notify } from '../../shell/toasts/toast-store.ts';
import { clear } from '../../shell/session-store.ts';

/** Fetches a booking as a file for a calendar program and hands it to the browser. */
export function useCalendarFile(page: string) {
  const t = useTranslations('bookings.do');
  const language = useLanguage();
  const navigate = useNavigate();
  const [busyId, setBusyId] = useState<number>();
  const save = async (id: number) => {
    setBusyId(id);
    try {
      keep(await browserApi(language).findCalendarEntry({ params: { id: String(id) } }), `tajmeelspot-${id}.ics`);
    } catch (error) {
      const isOver = error instanceof ApiError && error.status === 401;
      notify({ tone: 'bad', text: isOver ? error.message : t('calendarFailed') });
      if (isOver) {
        const path = logInPath(language, page);
        clear();
        void navigate(path);
      }
    }
    setBusyId(undefined);
  };
  return { busyId, save: (id: number) => void save(id) };
}

function keep(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
