import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';

type AnnouncementProgressProps = {
  readonly addressees: number;
  readonly handedOver: number;
  readonly progress: readonly {
    readonly channel: MessageChannel;
    readonly sent: number;
    readonly delivered: number;
    readonly failed: number;
  }[];
};

const states = ['sent', 'delivered', 'failed'] as const;

/** How many have it, and what became of it by each channel. */
export function AnnouncementProgress({ addressees, handedOver, progress }: AnnouncementProgressProps) {
  const t = useTranslations('operator.announcements');
  return (
    <section
      aria-labelledby="progress"
      className="grid content-start gap-3 rounded-card bg-surface p-5 inset-ring inset-ring-line"
    >
      <h2 id="progress" className="text-18">
        {t('progress')}
      </h2>
      <div className="grid gap-1.5">
        <p className="text-15 tabular-nums">{t('reached', { handedOver, addressees })}</p>
        <progress
          aria-labelledby="progress"
          value={handedOver}
          max={Math.max(addressees, 1)}
          className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-lapis [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-lapis"
        />
      </div>
      {progress.length === 0 && <p className="text-15 text-ink-soft">{t('none')}</p>}
      {progress.length > 0 && <ByChannel progress={progress} />}
    </section>
  );
}

/** Mail servers report nothing of what they took. */
function ByChannel({ progress }: Pick<AnnouncementProgressProps, 'progress'>) {
  const t = useTranslations('operator.announcements');
  const locale = useLocale();
  return (
    <table className="w-full border-collapse text-15">
      <caption className="sr-only">{t('byChannel')}</caption>
      <thead className="text-13 text-ink-soft">
        <tr>
          <th className="py-2 text-start font-body">{t('channels')}</th>
          {states.map((state) => (
            <th key={state} className="py-2 ps-3 text-end font-body">
              {t(state)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {progress.map((row) => (
          <tr key={row.channel} className="border-t border-line">
            <th className="py-2 text-start font-body">{t(`channel.${row.channel}`)}</th>
            {states.map((state) => (
              <td key={state} className="py-2 ps-3 text-end tabular-nums">
                {row.channel === 'email' && state === 'delivered' ? '–' : formatNumber(locale, row[state])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
