import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CalendarDownload } from '../../booking/list/next-booking.tsx';
import { logInPath } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { clearSession } from '../../shell/session-store.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';

/** Downloads a booking as a file for a calendar program. `page` is the address that a login leads back to. */
export function useCalendarDownload(page: string): CalendarDownload {
  const t = useTranslations('bookings.actions');
  const language = useLanguage();
  const navigate = useNavigate();
  const [busyId, setBusyId] = useState<number>();
  const save = async (id: number) => {
    setBusyId(id);
    try {
      const file = await browserApi(language).findCalendarEntry({ params: { id: String(id) } });
      download(file, `tajmeelspot-${id}.ics`);
    } catch (error) {
      const isOver = error instanceof ApiError && error.status === 401;
      toast(isOver ? error.message : t('calendarFailed'), { tone: 'bad' });
      if (isOver) {
        const path = logInPath(language, page);
        clearSession();
        void navigate(path);
      }
    }
    setBusyId(undefined);
  };
  return { busyId, save: (id: number) => void save(id) };
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
