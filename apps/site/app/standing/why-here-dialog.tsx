import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Spinner } from '@tajmeelspot/ui/spinner.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { PageMessages } from '../shell/messages/page-messages.tsx';
import type { StandingAnswer } from './standing-answer.ts';
import { StandingFigures } from './standing-figures.tsx';

type WhyHereDialogProps = {
  /** Undefined while it is on its way. */
  readonly answer: StandingAnswer | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Why a result stands where it stands: its points, each with the figure behind it. */
export function WhyHereDialog({ answer, onRetry, onClose }: WhyHereDialogProps) {
  const t = useTranslations('card');
  const shell = useTranslations('shell.error');
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('why')}>
      <h2 className="mb-4 pe-8 text-22">{t('why')}</h2>
      <div className="grid min-h-100 content-start gap-4">
        {!answer && (
          <div className="grid min-h-100 place-items-center">
            <Spinner label={t('why')} />
          </div>
        )}
        {answer?.kind === 'failed' && (
          <>
            <ErrorMessage text={shell('network.text')} />
            <Button kind="outline" onClick={onRetry}>
              <Icon name="reload" />
              {shell('retry')}
            </Button>
          </>
        )}
        {answer?.kind === 'standing' && (
          <PageMessages messages={answer.messages}>
            <StandingFigures standing={answer.standing} />
          </PageMessages>
        )}
      </div>
    </Dialog>
  );
}
