import { useTranslations } from '../../shell/messages/translations.tsx';
import { ProfileFrame } from '../../identity/profile/profile-page.tsx';
import { ProfileSkeleton } from '../../identity/profile/profile-skeleton.tsx';
import { SignedOut } from '../../shell/account/signed-out.tsx';
import { useSessionOwner } from '../../shell/account/use-session-owner.ts';
import { useLogInRedirect } from '../../shell/account/use-log-in-redirect.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { inLanguage, languageOf, useLanguage } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { useSession } from '../../shell/use-session.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/profile.ts';
import { MyProfile } from './my-profile.tsx';
import { saveProfile } from './save-profile.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { messages: messagesOf(language, 'profile', 'identity', 'phone'), head: headOf(language, 'profile') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

/** The words stay; asking for them again would fail with the form where there is no connection. */
export const shouldRevalidate = (): boolean => false;

export const clientAction = ({ request, params }: Route.ClientActionArgs) => saveProfile(request, languageOf(params));

export default function Profile({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <ProfileContent />
    </PageMessages>
  );
}

/** The page is the same for everybody until the browser knows who asks. */
function ProfileContent() {
  const t = useTranslations('profile');
  const page = inLanguage(useLanguage(), '/profile');
  const isHydrated = useHydrated();
  const { session } = useSession();
  const owner = useSessionOwner();
  useLogInRedirect(page, t('signedOut'));
  return (
    <>
      {owner !== undefined && <MyProfile key={owner} session={session} />}
      {!session && !isHydrated && <ProfileSkeleton roleId={undefined} />}
      {!session && isHydrated && (
        <ProfileFrame roleId={undefined}>
          <div className="lg:col-span-2">
            <SignedOut title={t('signedOut')} page={page} />
          </div>
        </ProfileFrame>
      )}
    </>
  );
}
