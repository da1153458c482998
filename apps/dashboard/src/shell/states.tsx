import { ApiError } from '@tajmeelspot/contract/client.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Spinner } from '@tajmeelspot/ui/spinner.tsx';
import { useTranslations } from 'use-intl';

/** Something is on its way. */
export function Loading({ words }: { readonly words?: string | undefined }) {
  const t = useTranslations('dashboard');
  return (
    <output className="flex items-center justify-center gap-3 p-12 text-ink-soft">
      <Spinner className="text-22 text-lapis" />
      {words ?? t('loading')}
    </output>
  );
}

/** Something did not come: why, and the way to ask again. */
export function Failed({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const t = useTranslations('dashboard.state');
  const sentence = useSetback()(error);
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card bg-surface p-8 text-center inset-ring inset-ring-line"
    >
      <Icon name="alert" className="text-other" />
      <p className="font-strong">{t('failed')}</p>
      <p className="text-15 text-ink-soft">{sentence}</p>
      <Button kind="outline" size="small" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** Says in one sentence why something did not work: in the server's words where it gave some. */
export function useSetback(): (error: Error) => string {
  const t = useTranslations('dashboard.state');
  return (error) => (error instanceof ApiError ? (error.body?.message ?? t('failed')) : t('unreachable'));
}
