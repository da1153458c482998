import { Button } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { SuccessMessage } from '../../forms/success-message.tsx';
import type { SubscriptionOutcome } from './subscription-outcome.ts';

type SubscriptionPanelProps = {
  readonly outcome: SubscriptionOutcome | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (intent: 'confirm' | 'end') => void;
};

/** What the link of a mail is for. It asks first: programs that read mail follow links too. */
export function SubscriptionPanel({ outcome, isBusy, onChoose }: SubscriptionPanelProps) {
  const t = useTranslations('newsletter');
  const done = outcome?.kind === 'done' ? outcome : undefined;
  const failed = outcome?.kind === 'failed' ? (outcome.message ?? t('failed')) : undefined;
  return (
    <section className="mb-10 grid max-w-172 gap-4 rounded-panel bg-sand p-5 md:p-7">
      <div>
        <h2 className="text-22">{t('link.title')}</h2>
        <p className="mt-1 text-ink-soft">{t('link.text')}</p>
      </div>
      <SuccessMessage text={done?.message} />
      <ErrorMessage text={failed} />
      <div className="flex flex-wrap gap-3">
        {done?.intent !== 'confirm' && done?.intent !== 'end' && (
          <Button isBusy={isBusy} onClick={() => onChoose('confirm')}>
            {t('link.confirm')}
          </Button>
        )}
        {done?.intent !== 'end' && (
          <Button kind="outline" isBusy={isBusy} onClick={() => onChoose('end')}>
            {t('link.end')}
          </Button>
        )}
      </div>
    </section>
  );
}
