import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { copyText } from '../../shell/copy-text.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { type Coordinates, mapLinks } from './map-links.ts';
import { plusCodeOf } from './plus-code.ts';

type DirectionsDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly venueName: string;
  readonly coordinates: Coordinates;
};

/** The ways to a venue: the maps that people here use, and a code that every one of them understands. */
export function DirectionsDialog({ isOpen, onClose, venueName, coordinates }: DirectionsDialogProps) {
  const t = useTranslations('pass.contact');
  const title = t('directionsTo', { venue: venueName });
  const { google, waze, app } = mapLinks(coordinates, venueName);
  const external = { target: '_blank', rel: 'noopener noreferrer', className: buttonClass({ kind: 'outline' }) };
  const newTab = <span className="sr-only"> {t('newTab')}</span>;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={title} isSheet>
      <h2 className="pe-8 text-18">{title}</h2>
      <div className="mt-4 grid gap-2.5">
        <a href={google} {...external}>
          {t('google')}
          {newTab}
        </a>
        <a href={waze} {...external}>
          {t('waze')}
          {newTab}
        </a>
        <a href={app} className={buttonClass({ kind: 'outline' })}>
          {t('app')}
        </a>
      </div>
      <PlusCode code={plusCodeOf(coordinates.latitude, coordinates.longitude)} />
    </Dialog>
  );
}

function PlusCode({ code }: { readonly code: string }) {
  const t = useTranslations('pass.contact');
  const copy = async () => {
    if (await copyText(code)) toast(t('copied'));
  };
  return (
    <div className="mt-5 grid grid-cols-[1fr_auto] items-center gap-x-3 border-t border-line pt-4">
      <p className="text-15">
        {t('plusCode')}
        <span className="block text-18 font-strong">
          <bdi dir="ltr">{code}</bdi>
        </span>
      </p>
      <Button kind="text" size="small" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <p className="col-span-2 text-13 text-ink-soft">{t('plusCodeText')}</p>
    </div>
  );
}
