import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { Picture, type ShownPicture } from '@tajmeelspot/ui/picture.tsx';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';

export type ViewerProps = {
  readonly pictures: readonly (ShownPicture & { readonly alt?: string | null })[];
  readonly name: string;
  /** Which picture is shown, from 0; undefined while none is. */
  readonly index: number | undefined;
  readonly onShow: (index: number | undefined) => void;
  /** What can be done about the picture that is shown. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
};

/** One picture at a time, as large as the screen allows; arrows on screen and on the keyboard lead on. */
export function Viewer({ pictures, name, index, onShow, onClose, action }: ViewerProps) {
  const t = useTranslations('service.pictures');
  const locale = useLocale();
  const count = pictures.length;
  const shown = pictures[index ?? 0];
  const move = (by: number) => onShow(((index ?? 0) + by + count) % count);
  useArrows(index !== undefined && count > 1, move);
  const number = { number: formatNumber(locale, (index ?? 0) + 1), count: formatNumber(locale, count) };
  return (
    <Dialog
      isOpen={index !== undefined}
      onClose={onClose}
      label={t('label', { venue: name })}
      className="w-[min(1040px,100vw-32px)]"
    >
      <div className="-mt-4 mb-3.5 flex min-h-6 items-center justify-between gap-3 pe-7">
        <output className="text-15">
          <span className="sr-only">{t('picture', { ...number, venue: name })}</span>
          <bdi aria-hidden="true">{t('position', number)}</bdi>
        </output>
        {action}
      </div>
      <div className="relative -mx-7 -mb-7 grid">
        <Picture
          key={index}
          picture={shown ?? null}
          alt={shown?.alt ?? t('picture', { ...number, venue: name })}
          sizes="(min-width: 1072px) 1040px, 100vw"
          isFirst
          className="aspect-4/3 max-h-[calc(100dvh-96px)] w-full"
        />
        {count > 1 && (
          <>
            <Arrow icon="chevron-start" label={t('previous')} className="inset-s-3" onClick={() => move(-1)} />
            <Arrow icon="chevron-end" label={t('next')} className="inset-e-3" onClick={() => move(1)} />
          </>
        )}
      </div>
    </Dialog>
  );
}

type ArrowProps = { icon: IconName; label: string; className: string; onClick: () => void };

function Arrow({ icon, label, className, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-veil text-on-veil ${className}`}
      onClick={onClick}
    >
      <Icon name={icon} isFlipped />
    </button>
  );
}

function useArrows(isOn: boolean, move: (by: number) => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = ({ key }: KeyboardEvent) => {
      const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (key === 'ArrowLeft' || key === 'ArrowRight') move(key === onward ? 1 : -1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
