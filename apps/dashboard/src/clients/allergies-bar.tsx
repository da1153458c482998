import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';

type AllergiesBarProps = { readonly text: string | null; readonly onWrite: () => void };

/** What a client must not get, before anything else; a quiet line where there is nothing. */
export function AllergiesBar({ text, onWrite }: AllergiesBarProps) {
  const t = useTranslations('clients');
  const look = text === null ? 'bg-surface inset-ring inset-ring-line text-ink-soft' : 'bg-other-tint text-ink';
  return (
    <section
      aria-label={t('allergies')}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-4 py-1.5 text-15 ${look}`}
    >
      {text !== null && <Icon name="alert" className="shrink-0 text-other" />}
      <p className="min-w-0 grow basis-40 py-1.5 wrap-anywhere">
        {text === null ? (
          t('allergiesNone')
        ) : (
          <>
            <b className="font-strong whitespace-pre-line">
              <bdi>{text}</bdi>
            </b>
            <span className="block text-13 text-ink-soft">{t('allergiesShown')}</span>
          </>
        )}
      </p>
      <Button kind="text" size="small" onClick={onWrite}>
        {t(text === null ? 'write' : 'change')}
      </Button>
    </section>
  );
}
