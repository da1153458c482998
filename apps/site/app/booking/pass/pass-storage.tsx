import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** What this device stores, and how to change that. */
export type PassStorageState = {
  readonly isStored: boolean;
  readonly allow: (isAllowed: boolean) => void;
  readonly isForgetting: boolean;
  readonly forget: () => void;
};

type PassStorageProps = { readonly storage: PassStorageState; readonly hasBookings?: boolean };

const link = 'inline-flex min-h-11 min-w-11 items-center justify-center text-lapis font-strong hover:underline';

/** Says whether bookings are on this device, and takes them off it, or everything that it knows of its reader. */
export function PassStorage({ storage, hasBookings = true }: PassStorageProps) {
  const t = useTranslations('pass');
  const { isStored, allow, isForgetting, forget } = storage;
  return (
    <footer className="grid gap-1 text-13 text-ink-soft">
      {hasBookings && (
        <p className="flex flex-wrap items-center gap-x-2.5">
          <Icon name={isStored ? 'check' : 'close'} className={`size-4 ${isStored ? 'text-confirmed' : ''}`} />
          <span className="min-w-0 flex-1">{t(isStored ? 'stored' : 'notStored')}</span>
          <button type="button" className={link} onClick={() => allow(!isStored)}>
            {t(isStored ? 'remove' : 'store')}
          </button>
        </p>
      )}
      <p>
        <button type="button" className={link} aria-busy={isForgetting} onClick={forget}>
          {t('forget')}
        </button>
        <span className="block">{t('forgetText')}</span>
      </p>
    </footer>
  );
}
