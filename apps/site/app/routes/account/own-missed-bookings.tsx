import type { Attendance } from '@tajmeelspot/contract/booking/attendance.ts';
import { useFetcher } from 'react-router';
import { MissedBookings } from '../../identity/profile/missed-bookings.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { DisputeNoShowOutcome } from './dispute-no-show.ts';

/** The missed bookings of the reader, each to be disputed with one tap; the profile is loaded anew after it. */
export function OwnMissedBookings({ attendance }: { readonly attendance: Attendance }) {
  const t = useTranslations('profile.missed');
  const action = inLanguage(useLanguage(), '/profile/no-show-disputes');
  const { data, formData, state, submit } = useFetcher<DisputeNoShowOutcome>();
  const isIdle = state === 'idle';
  return (
    <MissedBookings
      attendance={attendance}
      dispute={{
        busyId: isIdle ? undefined : Number(formData?.get('booking_id')),
        failure: isIdle && data?.kind === 'failed' ? { id: data.id, text: data.reason ?? t('failed') } : undefined,
        onDispute: (id) => isIdle && void submit({ booking_id: String(id) }, { action, method: 'post' }),
      }}
    />
  );
}
