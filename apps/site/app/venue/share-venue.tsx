import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { lazyDialog } from '../shell/lazy/lazy-dialog.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';

const ShareDialog = lazyDialog(async () => (await import('../service/share/share-dialog.tsx')).ShareDialog);

type ShareVenueProps = { readonly name: string; readonly address: string };

/** Opens the ways to pass the page of a venue on. */
export function ShareVenue({ name, address }: ShareVenueProps) {
  const t = useTranslations('venuePage');
  const service = useTranslations('service.share');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button
        kind="outline"
        size="small"
        className="text-ink! inset-ring-line noscript:hidden"
        onClick={() => setOpen(true)}
      >
        <Icon name="share" />
        {service('label')}
      </Button>
      {isOpen && (
        <ShareDialog
          title={t('share')}
          answer={{ kind: 'link', address, title: name }}
          onRetry={close}
          onClose={close}
        />
      )}
    </div>
  );
}
