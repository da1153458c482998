import type { TextPage } from '@tajmeelspot/contract/content.ts';
import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import { directionOf, type Language } from '@tajmeelspot/language/languages.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { PagePreview } from '../texts/page-preview.tsx';

/** What the server says of an announcement that is looked at. */
export type AnnouncementPreviewData = {
  readonly version: number;
  readonly addressees: number;
  readonly by_channel: readonly { readonly channel: MessageChannel; readonly addressees: number }[];
  readonly texts: readonly {
    readonly language: Language;
    readonly email: TextPage | null;
    readonly title: string;
    readonly short_text: string;
  }[];
};

type AnnouncementPreviewProps = {
  readonly preview: AnnouncementPreviewData;
  readonly language: Language;
  readonly channels: readonly MessageChannel[];
};

const card = 'grid content-start gap-3 rounded-card bg-surface p-5 inset-ring inset-ring-line';

/** What it says in a language, by email and by the other channels, and whom it would reach. */
export function AnnouncementPreview({ preview, language, channels }: AnnouncementPreviewProps) {
  const t = useTranslations('operator.announcements');
  const text = preview.texts.find((one) => one.language === language);
  const others = channels.filter((channel) => channel !== 'email');
  return (
    <section aria-labelledby="preview" className={card}>
      <h2 id="preview" className="text-18">
        {t('preview')}
      </h2>
      <p className="text-13 text-ink-soft">{t('previewHint')}</p>
      {text?.title === '' && <p className="text-15 text-ink-soft">{t('missing')}</p>}
      {text?.email && (
        <div className="rounded-panel bg-ground p-4">
          <p className="mb-2 text-13 text-ink-soft">{t('channel.email')}</p>
          <PagePreview page={text.email} language={language} />
        </div>
      )}
      {text && text.title !== '' && others.length > 0 && (
        <div className="rounded-panel bg-ground p-4">
          <p className="mb-2 text-13 text-ink-soft">{others.map((one) => t(`channel.${one}`)).join(' · ')}</p>
          <p lang={language} dir={directionOf(language)} className="grid gap-1 text-15">
            <b>{text.title}</b>
            <span className="whitespace-pre-line">{text.short_text === '' ? t('missing') : text.short_text}</span>
          </p>
        </div>
      )}
    </section>
  );
}

/** How many it would reach, and by what. */
export function AddresseeCount({
  preview: { addressees, by_channel: byChannel },
}: Pick<AnnouncementPreviewProps, 'preview'>) {
  const t = useTranslations('operator.announcements');
  const locale = useLocale();
  const unreachable = addressees - byChannel.reduce((sum, one) => sum + one.addressees, 0);
  return (
    <section aria-label={t('count', { count: addressees })} className={card}>
      <h2 className="text-18">{t('count', { count: addressees })}</h2>
      {byChannel.length > 0 && <p className="text-13 text-ink-soft">{t('first')}</p>}
      {byChannel.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-15">
          {byChannel.map(({ channel, addressees: count }) => (
            <div key={channel} className="contents">
              <dt>{t(`channel.${channel}`)}</dt>
              <dd className="tabular-nums">{formatNumber(locale, count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {unreachable > 0 && <p className="text-13 text-ink-soft">{t('unreachable', { count: unreachable })}</p>}
    </section>
  );
}
