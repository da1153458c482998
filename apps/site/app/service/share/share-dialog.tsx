import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Spinner } from '@tajmeelspot/ui/spinner.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { copyText } from '../../shell/copy-text.ts';
import type { ShareAnswer } from './share-answer.ts';

type ShareDialogProps = {
  /** Undefined while it is on its way. */
  readonly answer: ShareAnswer | undefined;
  /** What is passed on; a service, unless told. */
  readonly title?: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** The ways to pass a service on: a messenger, the device's own ways, the bare link. */
export function ShareDialog({ answer, title, onRetry, onClose }: ShareDialogProps) {
  const t = useTranslations('service.share');
  const heading = title ?? t('title');
  return (
    <Dialog isOpen isSheet onClose={onClose} label={heading}>
      <h2 className="mb-4 pe-8 text-22">{heading}</h2>
      <div className="grid min-h-42 content-start gap-3">
        {!answer && (
          <div className="grid min-h-42 place-items-center">
            <Spinner label={t('loading')} />
          </div>
        )}
        <ErrorMessage text={answer?.kind === 'failed' ? t('failed') : undefined} />
        {answer?.kind === 'failed' && (
          <Button kind="outline" onClick={onRetry}>
            <Icon name="reload" />
            {t('retry')}
          </Button>
        )}
        {answer?.kind === 'link' && <ShareActions {...answer} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

type ShareActionsProps = { readonly address: string; readonly title: string; readonly onClose: () => void };

function ShareActions({ address, title, onClose }: ShareActionsProps) {
  const t = useTranslations('service.share');
  const copy = async () => {
    const isCopied = await copyText(address);
    toast(t(isCopied ? 'copied' : 'notCopied'), { tone: isCopied ? 'good' : 'bad' });
    if (isCopied) onClose();
  };
  return (
    <>
      <TextField
        name="link"
        label={t('link')}
        value={address}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="grid grid-cols-2 gap-2.5 *:last:odd:col-span-2">
        <Button onClick={() => void copy()}>
          <Icon name="copy" />
          {t('copy')}
        </Button>
        <a
          href={`https://wa.me/?${new URLSearchParams({ text: `${title}\n${address}` })}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: 'outline' })}
        >
          <Icon name="phone" />
          {t('whatsapp')}
          <span className="sr-only"> {t('newTab')}</span>
        </a>
        {'share' in navigator && (
          <Button kind="outline" onClick={() => void openShareSheet({ title, url: address }, onClose)}>
            <Icon name="more" />
            {t('more')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The device's own menu. Closed without a choice, it leaves the other ways. */
async function openShareSheet(shared: ShareData, onDone: () => void): Promise<void> {
  try {
    await navigator.share(shared);
    onDone();
  } catch {
    // Closed, or refused by the browser: the link can still be copied.
  }
}
