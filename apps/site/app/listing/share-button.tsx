import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl/react';
import { notify } from '../shell/notices/notice-store.ts';
import { copyText } from './copy-text.ts';

/** Hands the page, with what is chosen on it, to the device's share menu; copies its address where there is none. */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useTranslations('listing.share');
  const share = async () => {
    const outcome = await sharePage(title);
    if (outcome === 'copied') notify({ tone: 'good', text: t('copied') });
    if (outcome === 'failed') notify({ tone: 'bad', text: t('failed') });
  };
  return (
    <Button
      kind="outline"
      size="small"
      className="justify-self-start text-ink inset-ring-line noscript:hidden"
      onClick={() => void share()}
    >
      <Icon name="share" />
      {t('label')}
    </Button>
  );
}

async function sharePage(title: string): Promise<'shared' | 'copied' | 'failed'> {
  const url = location.href;
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // Somebody who closes the menu wants nothing copied.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed';
}
