import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useTranslations } from 'use-intl/react';
import { Alert } from '../../forms/error-message.tsx';
import { copyText } from '../../shell/copy-text.ts';
import { notify } from '../../shell/toasts/toast-store.ts';

/** How making or ending the feed ended. */
export type FeedAnswer =
  | { readonly kind: 'made'; readonly url: string }
  | { readonly kind: 'ended'; readonly message: string }
  | { readonly kind: 'failed' };

/** The calendar feed: whether there was one when the page was asked for, and what was done since. */
export type Feed = {
  readonly isOn: boolean;
  readonly answer: FeedAnswer | undefined;
  readonly busy: 'make' | 'end' | undefined;
  readonly send: (intent: 'make' | 'end') => void;
};

/** The secret address under which a calendar program finds every visit: made, copied, renewed, ended. */
export function CalendarFeed({ feed: { isOn, answer, busy, send } }: { readonly feed: Feed }) {
  const t = useTranslations('bookings.feed');
  const made = answer?.kind === 'made' ? answer.url : undefined;
  const hasOne = made !== undefined || (isOn && answer?.kind !== 'ended');
  return (
    <section className="mt-12 grid gap-4 rounded-panel bg-sand p-5 lg:p-8">
      <div>
        <h2 className="text-18">{t('title')}</h2>
        <p className="mt-1 max-w-[64ch] text-15 text-ink-soft">{t('text')}</p>
      </div>
      <Alert text={answer?.kind === 'failed' ? t('failed') : undefined} />
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {answer?.kind === 'ended' && <p className="text-15 font-strong">{answer.message}</p>}
        {made !== undefined && <Address url={made} />}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="outline" size="small" isBusy={busy === 'make'} onClick={() => send('make')}>
          {t(hasOne ? 'renew' : 'make')}
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

function Address({ url }: { readonly url: string }) {
  const t = useTranslations('bookings.feed');
  const copy = async () => {
    const isCopied = await copyText(url);
    notify(isCopied ? { tone: 'good', text: t('copied') } : { tone: 'bad', text: t('notCopied') });
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
