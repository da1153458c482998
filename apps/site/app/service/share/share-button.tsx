import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { servicePath } from '../../catalog/service-card-view.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { lazyDialog } from '../../shell/lazy/lazy-dialog.tsx';
import type { ShareAnswer } from './share-answer.ts';

const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** Opens the ways to pass a service on. Its link is asked for when somebody wants it. */
export function ShareButton({ serviceId }: { readonly serviceId: number }) {
  const t = useTranslations('service.share');
  const path = `${inLanguage(useLanguage(), servicePath(serviceId))}/share`;
  const { data, state, load } = useFetcher<ShareAnswer>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    void load(path);
  };
  return (
    <>
      <Button
        kind="outline"
        size="small"
        className="text-ink! inset-ring-line noscript:hidden max-md:px-3"
        onClick={open}
      >
        <Icon name="share" />
        {t('label')}
      </Button>
      {isOpen && (
        <ShareDialog
          answer={state === 'idle' ? data : undefined}
          onRetry={() => void load(path)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
