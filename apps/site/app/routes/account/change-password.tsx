import { useTranslations } from '../../shell/messages/translations.tsx';
import { PasswordSkeleton } from '../../identity/password/password-skeleton.tsx';
import { SignedOut } from '../../shell/account/signed-out.tsx';
import { useSessionOwner } from '../../shell/account/use-session-owner.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { inLanguage, languageOf, useLanguage } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { useSession } from '../../shell/use-session.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/change-password.ts';
import { MyPassword } from './my-password.tsx';
import { savePassword } from './save-password.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { messages: messagesOf(language, 'password', 'identity', 'secondFactor'), head: headOf(language, 'password') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

/** The words stay; asking for them again would fail with the form where there is no connection. */
export const shouldRevalidate = (): boolean => false;

export const clientAction = ({ request, params }: Route.ClientActionArgs) => savePassword(request, languageOf(params));

export default function ChangePassword({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <ChangePasswordContent />
    </PageMessages>
  );
}

/** The page is the same for everybody until the browser knows who asks. */
function ChangePasswordContent() {
  const t = useTranslations('password');
  const page = inLanguage(useLanguage(), '/ChangePassword');
  const isHydrated = useHydrated();
  const { session } = useSession();
  const owner = useSessionOwner();
  return (
    <div className="wrap">
      <h1 className="pt-6 pb-4 text-28 lg:pt-10 lg:pb-6 lg:text-36">{t('title')}</h1>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-8">
        {owner !== undefined && <MyPassword key={owner} isOver={!session} />}
        {!session && !isHydrated && <PasswordSkeleton />}
        {!session && isHydrated && (
          <div role="alert" className="lg:col-span-2">
            <SignedOut title={t('signedOut.title')} text={t('signedOut.text')} page={page} />
          </div>
        )}
      </div>
    </div>
  );
}
