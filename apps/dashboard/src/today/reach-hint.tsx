import type { ChannelSettings } from '@tajmeelspot/contract/messages/channels.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

type ReachHintProps = { readonly settings: ChannelSettings; readonly language: string };

/** What is read within minutes, where this installation has it. */
const quick: ReadonlySet<string> = new Set(['push', 'telegram', 'whatsapp']);

/** Says to a member whom requests reach by email alone, or nowhere, what answers sooner; nothing to everybody else. */
export function ReachHint({ settings: { channels, order }, language }: ReachHintProps) {
  const t = useTranslations('records.reach');
  const isOn = (name: string) =>
    channels.some((one) => one.name === name && one.is_reachable && order.includes(one.name));
  const mayBeQuick = channels.some(({ name, is_offered: isOffered }) => isOffered && quick.has(name));
  if (!mayBeQuick || [...quick, 'sms'].some(isOn)) return null;
  return (
    <aside className="grid gap-3 rounded-card bg-sand p-4">
      <p className="flex gap-2.5 text-15">
        <Icon name="alert" className="mt-0.75 size-4.5 shrink-0 text-pending" />
        <span>
          <b className="block font-strong">{t(isOn('email') ? 'title' : 'none')}</b>
          {t('text')}
        </span>
      </p>
      <div className="flex flex-wrap gap-2.5">
        <a href={siteAddress(language, '/channels')} className={buttonClass({ size: 'small' })}>
          {t('link')}
        </a>
        <Link to="/settings#push" className={buttonClass({ kind: 'outline', size: 'small' })}>
          {t('device')}
        </Link>
      </div>
    </aside>
  );
}
