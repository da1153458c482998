import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import type { ChannelSettings } from '@tajmeelspot/contract/messages/channels.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import type { ChannelsEditor } from './channels-editor.ts';

type ChannelListProps = { readonly settings: ChannelSettings; readonly editor: ChannelsEditor };

type ChannelEntry = ChannelSettings['channels'][number];

/** The channels of this installation: those that are allowed in their order, then the others. */
export function ChannelList({ settings, editor }: ChannelListProps) {
  const t = useTranslations('channels');
  const { order } = settings;
  const offered = settings.channels.filter(({ is_offered: isOffered }) => isOffered);
  const allowed = order.flatMap((name) => offered.find((channel) => channel.name === name) ?? []);
  const others = offered.filter(({ name }) => !order.includes(name));
  const choose = (next: readonly MessageChannel[]) => editor.choose({ ...choiceOf(settings), order: [...next] });
  return (
    <>
      <ol className="grid divide-y divide-line">
        {[...allowed, ...others].map((channel, place) => {
          const { name } = channel;
          const isOn = order.includes(name);
          return (
            <li key={name} className="grid gap-1 py-2">
              <div className="flex items-center gap-2">
                <SwitchField
                  className="min-w-0 flex-1"
                  label={t(`names.${name}`)}
                  {...addressOf(channel, t('notReachable'))}
                  isOn={isOn}
                  onChange={(isAllowed) => choose(isAllowed ? [...order, name] : order.filter((one) => one !== name))}
                />
                {isOn && place > 0 && (
                  <button
                    type="button"
                    aria-label={t('up', { channel: t(`names.${name}`) })}
                    className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-lapis-tint"
                    onClick={() => choose(movedUp(order, name))}
                  >
                    <Icon name="chevron-down" className="rotate-180" />
                  </button>
                )}
              </div>
              {name === 'telegram' && <TelegramLink isConnected={channel.is_reachable} editor={editor} />}
            </li>
          );
        })}
      </ol>
      {order.length === 1 && <p className="text-13 text-ink-soft">{t('last')}</p>}
    </>
  );
}

const choiceOf = ({ order, has_quiet_hours, is_discreet }: ChannelSettings) => ({
  order,
  has_quiet_hours,
  is_discreet,
});

const addressOf = ({ is_reachable: isReachable, address }: ChannelEntry, notReachable: string): { text?: string } => {
  if (!isReachable) return { text: notReachable };
  return address === null ? {} : { text: address };
};

function movedUp(order: readonly MessageChannel[], name: MessageChannel): MessageChannel[] {
  const place = order.indexOf(name);
  return order.toSpliced(place, 1).toSpliced(Math.max(0, place - 1), 0, name);
}

type TelegramLinkProps = { readonly isConnected: boolean; readonly editor: ChannelsEditor };

function TelegramLink({ isConnected, editor }: TelegramLinkProps) {
  const t = useTranslations('channels.telegram');
  if (editor.telegramUrl !== undefined && !isConnected) {
    return (
      <p className="ms-8 grid justify-items-start gap-1 text-13 text-ink-soft">
        <a
          href={editor.telegramUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: 'outline', size: 'small' })}
        >
          {t('open')}
        </a>
        {t('opens')}
      </p>
    );
  }
  return (
    <Button
      kind="text"
      size="small"
      className="ms-5 justify-self-start"
      isBusy={editor.isBusy}
      onClick={isConnected ? editor.disconnectTelegram : editor.connectTelegram}
    >
      {t(isConnected ? 'disconnect' : 'connect')}
    </Button>
  );
}
