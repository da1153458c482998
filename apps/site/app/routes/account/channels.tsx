import { Button } from '@tajmeelspot/ui/button.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { ChannelsEditor } from '../../channels/channels-editor.ts';
import { ChannelsFrame, ChannelsPage } from '../../channels/channels-page.tsx';
import { SignedOut } from '../../shell/account/signed-out.tsx';
import { toMeta } from '../../shell/head/to-meta.ts';
import { inLanguage, languageOf, useLanguage } from '../../shell/language.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { useSession } from '../../shell/use-session.ts';
import type { Route } from './+types/channels.ts';
import type { ChannelsAnswer, ChannelsChange, ChannelsOutcome } from './channels-data.ts';
import { usePushSwitch } from './use-push-switch.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { messages: messagesOf(language, 'channels', 'push', 'identity'), head: headOf(language, 'channels') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

/** The words stay; asking for them again would fail with the form where there is no connection. */
export const shouldRevalidate = (): boolean => false;

export default function Channels({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <ChannelsContent />
    </PageMessages>
  );
}

/** The page is the same for everybody until the browser knows who asks. */
function ChannelsContent() {
  const t = useTranslations('channels');
  const page = inLanguage(useLanguage(), '/channels');
  const isHydrated = useHydrated();
  const { session } = useSession();
  if (session) return <OwnChannels path={`${page}/data`} />;
  return (
    <ChannelsFrame>
      {isHydrated ? <SignedOut title={t('signedOut')} page={page} /> : <ChannelsSkeleton />}
    </ChannelsFrame>
  );
}

function OwnChannels({ path }: { readonly path: string }) {
  const t = useTranslations('channels');
  const { data, state, load } = useFetcher<ChannelsAnswer>();
  const editor = useChannelsEditor(path);
  const push = usePushSwitch();
  useEffect(() => void load(path), [load, path]);
  if (!data) return <ChannelsFrame>{<ChannelsSkeleton />}</ChannelsFrame>;
  if (data.kind === 'settings') return <ChannelsPage settings={data.settings} editor={editor} push={push} />;
  return (
    <ChannelsFrame>
      <div role="alert">
        <EmptyState title={t('failed')}>
          <Button isBusy={state !== 'idle'} onClick={() => void load(path)}>
            {t('retry')}
          </Button>
        </EmptyState>
      </div>
    </ChannelsFrame>
  );
}

function useChannelsEditor(path: string): ChannelsEditor {
  const t = useTranslations('channels');
  const { data, state, submit } = useFetcher<ChannelsOutcome>();
  const send = (change: ChannelsChange) =>
    void submit(change, { method: 'post', action: path, encType: 'application/json' });
  return {
    isBusy: state !== 'idle',
    errorText: data?.kind === 'failed' ? (data.message ?? t('saveFailed')) : undefined,
    telegramUrl: data?.kind === 'link' ? data.url : undefined,
    choose: (choice) => send({ verb: 'choose', choice }),
    connectTelegram: () => send({ verb: 'connect_telegram' }),
    disconnectTelegram: () => send({ verb: 'disconnect_telegram' }),
  };
}

const ChannelsSkeleton = () => (
  <>
    <Skeleton className="h-6 w-3/4" />
    <Skeleton className="h-64 w-full rounded-panel" />
  </>
);
