import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { copyText } from '../../shell/copy-text.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';

/** The outcome of creating or ending the feed. */
export type CalendarFeedOutcome =
  | { readonly kind: 'created'; readonly url: string }
  | { readonly kind: 'ended'; readonly message: string }
  | { readonly kind: 'failed' };

/** The calendar feed: whether there was one when the page was loaded, and what has been done since. */
export type CalendarFeedState = {
  readonly isOn: boolean;
  readonly outcome: CalendarFeedOutcome | undefined;
  readonly busy: 'create' | 'end' | undefined;
  readonly send: (intent: 'create' | 'end') => void;
};

/** The secret address at which a calendar program finds every booking: create it, copy it, renew it, end it. */
export function CalendarFeed({ feed: { isOn, outcome, busy, send } }: { readonly feed: CalendarFeedState }) {
  const t = useTranslations('bookings.feed');
  const address = outcome?.kind === 'created' ? outcome.url : undefined;
  const hasOne = address !== undefined || (isOn && outcome?.kind !== 'ended');
  return (
    <section className="mt-12 grid gap-4 rounded-panel bg-sand p-5 lg:p-8">
      <div>
        <h2 className="text-18">{t('title')}</h2>
        <p className="mt-1 max-w-[64ch] text-15 text-ink-soft">{t('text')}</p>
      </div>
      <ErrorMessage text={outcome?.kind === 'failed' ? t('failed') : undefined} />
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {outcome?.kind === 'ended' && <p className="text-15 font-strong">{outcome.message}</p>}
        {address !== undefined && <FeedAddress url={address} />}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="outline" size="small" isBusy={busy === 'create'} onClick={() => send('create')}>
          {t(hasOne ? 'renew' : 'create')}
        </Button>
        {hasOne && (
          <Button kind="text" size="small" isBusy={busy === 'end'} onClick={() => send('end')}>
            {t('end')}
          </Button>
        )}
      </div>
      {hasOne && <p className="-mt-2 text-13 text-ink-soft">{t('renewHint')}</p>}
    </section>
  );
}

function FeedAddress({ url }: { readonly url: string }) {
  const t = useTranslations('bookings.feed');
  const copy = async () => {
    const isCopied = await copyText(url);
    toast(t(isCopied ? 'copied' : 'notCopied'), { tone: isCopied ? 'good' : 'bad' });
  };
  return (
    <>
      <TextField
        name="feed"
        label={t('address')}
        hint={t('secret')}
        value={url}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('copy')}
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass({ kind: 'outline', size: 'small' })}>
          <Icon name="calendar" />
          {t('open')}
        </a>
      </div>
    </>
  );
}
