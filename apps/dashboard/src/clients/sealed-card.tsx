import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';
import './sealed-card.css';

type SealedCardProps = {
  /** When it was written; null: there is none. */
  readonly writtenText: string | null;
  /** Once it was opened. */
  readonly text: string | null | undefined;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onOpen: () => void;
  readonly onWrite: () => void;
};

/** The note about a client: hatched until somebody opens it. */
export function SealedCard({ writtenText, text, isBusy, errorMessage, onOpen, onWrite }: SealedCardProps) {
  const t = useTranslations('clients');
  const isOpen = typeof text === 'string' && writtenText !== null;
  return (
    <section
      aria-labelledby="note"
      className="grid gap-3 rounded-card bg-surface p-4 inset-ring inset-ring-line md:p-5"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="note" className="text-18">
          {t('notes')}
        </h2>
        {(isOpen || writtenText === null) && (
          <Button kind="text" size="small" onClick={onWrite}>
            {t(isOpen ? 'change' : 'write')}
          </Button>
        )}
      </div>
      {writtenText === null && <p className="text-15 text-ink-soft">{t('noNote')}</p>}
      {isOpen && (
        <p className="text-15 whitespace-pre-line wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
      )}
      {writtenText !== null && !isOpen && (
        <div className="sealed-note flex flex-wrap items-center gap-3 rounded-control px-3.5 py-3">
          <Icon name="lock" className="shrink-0 text-ink-soft" />
          <p className="min-w-0 grow basis-36 text-13 text-ink-soft">
            <b className="block text-15 font-strong text-ink">{t('sealed')}</b>
            {t('sealedText')}
          </p>
          <Button kind="outline" size="small" isBusy={isBusy} onClick={onOpen}>
            {t('open')}
          </Button>
        </div>
      )}
      {writtenText !== null && <p className="text-13 text-ink-soft">{writtenText}</p>}
      <ErrorMessage text={errorMessage} />
    </section>
  );
}
