import type { ChannelSettings } from '@tajmeelspot/contract/messages/channels.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { PushSwitch } from '@tajmeelspot/ui/push/push-switch.tsx';
import type { PushSwitchState } from '@tajmeelspot/ui/push/use-push.ts';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import type { ReactNode } from 'react';
import { useLocale } from '../shell/locale.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { ChannelList } from './channel-list.tsx';
import type { ChannelsEditor } from './channels-editor.ts';
import { usePushExplanations } from './push-choice.tsx';

type ChannelsPageProps = {
  readonly settings: ChannelSettings;
  readonly editor: ChannelsEditor;
  readonly push: PushSwitchState;
};

/** By which channels messages come, in which order, and when not. */
export function ChannelsPage({ settings, editor, push }: ChannelsPageProps) {
  const t = useTranslations('channels');
  const tPush = useTranslations('push');
  const locale = useLocale();
  const { order, has_quiet_hours, is_discreet } = settings;
  const choice = { order, has_quiet_hours, is_discreet };
  return (
    <ChannelsFrame>
      <p className="-mt-2 text-ink-soft">{t('lead')}</p>
      <ErrorMessage text={editor.errorText} />
      <ChannelsCard title={t('order')}>
        <ChannelList settings={settings} editor={editor} />
      </ChannelsCard>
      <ChannelsCard title={tPush('title')}>
        <PushSwitch push={push} label={tPush('switch')} text={tPush('text')} explanations={usePushExplanations()} />
      </ChannelsCard>
      <ChannelsCard>
        <SwitchField
          label={t('quiet', { from: formatTime(locale, '22:00'), to: formatTime(locale, '08:00') })}
          text={t('quietText')}
          isOn={has_quiet_hours}
          onChange={(isOn) => editor.choose({ ...choice, has_quiet_hours: isOn })}
        />
        <SwitchField
          label={t('discreet')}
          text={t('discreetText')}
          isOn={is_discreet}
          onChange={(isOn) => editor.choose({ ...choice, is_discreet: isOn })}
        />
      </ChannelsCard>
    </ChannelsFrame>
  );
}

/** Title and width of the page, also while its content is on its way. */
export function ChannelsFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('channels');
  return (
    <div className="wrap grid max-w-160 gap-4 py-6 lg:py-10">
      <h1 className="text-28 lg:text-36">{t('title')}</h1>
      {children}
    </div>
  );
}

function ChannelsCard({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-panel bg-surface p-5 inset-ring inset-ring-line">
      {title !== undefined && <h2 className="text-18">{title}</h2>}
      {children}
    </section>
  );
}
