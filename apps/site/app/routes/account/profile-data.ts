import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Attendance } from '@tajmeelspot/contract/booking/attendance.ts';
import type { Preferences } from '@tajmeelspot/contract/identity/preferences.ts';
import type { ContactLook, DeletionPreview } from '@tajmeelspot/contract/privacy.ts';
import type { ProfileUser } from '../../identity/profile/profile-form.tsx';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import type { Route } from './+types/profile-data.ts';
import type { OwnDataOutcome } from './change-own-data.ts';

/** The profile and the preferences of the reader, and what a deletion would end; or that they did not arrive. */
export type ProfileAnswer =
  | {
      readonly kind: 'profile';
      readonly deletion: DeletionPreview;
      readonly user: ProfileUser & { readonly is_email_verified: boolean; readonly proven_phone: string | null };
      readonly preferences: Preferences;
      readonly looks: readonly ContactLook[];
      readonly attendance: Attendance;
    }
  | { readonly kind: 'failed' };

/** The profile of the signed-in user. Throws a redirect to the login where the session is over. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<ProfileAnswer> {
  const language = languageOf(params);
  try {
    const api = browserApi(language);
    const { signal } = request;
    const [profile, preferences, deletion, looks, attendance] = await Promise.all([
      api.findProfile({ signal }),
      api.findPreferences({ signal }),
      api.previewDeletion({ signal }),
      api.listContactLooks({ signal }),
      api.findAttendance({ signal }),
    ]);
    return {
      kind: 'profile',
      user: profile.data,
      preferences: preferences.data,
      deletion: deletion.data,
      looks: looks.data,
      attendance,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      throw redirectToLogIn(language, error.message, inLanguage(language, '/profile'));
    }
    return { kind: 'failed' };
  }
}

/** Downloads the own data, or deletes the account; what that takes is loaded with the first try. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<OwnDataOutcome | Response> {
  const { changeOwnData } = await import('./change-own-data.ts');
  return changeOwnData(request, languageOf(params));
}
