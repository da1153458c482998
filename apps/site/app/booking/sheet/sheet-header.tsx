import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';

type SheetHeaderProps = {
  readonly title: string;
  /** Leads to the page before; absent on the first one. */
  readonly onBack?: (() => void) | undefined;
};

/** What a page of the sheet asks, and the way back. */
export function SheetHeader({ title, onBack }: SheetHeaderProps) {
  const t = useTranslations('booking.steps');
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="absolute inset-x-0 top-1.5 mx-auto h-1 w-10 rounded-full bg-line-field opacity-50 md:hidden"
      />
      {onBack && (
        <button
          type="button"
          aria-label={t('back')}
          className="absolute inset-s-1.5 top-1.5 grid size-11 place-items-center rounded-full hover:bg-lapis-tint"
          onClick={onBack}
        >
          <Icon name="chevron-start" isFlipped />
        </button>
      )}
      <h2 aria-live="polite" className="px-14 pt-3.5 pb-2 text-center text-18 leading-[1.35]">
        {title}
      </h2>
    </div>
  );
}

/** The part below the question, which stays in view. */
export function SheetFooter({ children }: { readonly children: ReactNode }) {
  return <div className="border-t border-line px-4 pt-3 pb-[max(14px,env(safe-area-inset-bottom))]">{children}</div>;
}
