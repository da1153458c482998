import { type MouseEvent, type ReactNode, type SyntheticEvent, use, useEffect, useLayoutEffect, useRef } from 'react';
import { CloseGuardContext } from './close-guard.ts';
import { Icon } from './icon.tsx';
import { useLabel } from './labels.ts';

type DialogProps = {
  readonly isOpen: boolean;
  /** Called however it is closed: button, Escape, a click beside it. */
  readonly onClose: () => void;
  readonly label: string;
  /** On phones it rises from the bottom and fills the width. */
  readonly isSheet?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A modal dialog, 400 px wide; the browser keeps the focus inside and gives it back. */
export function Dialog({ isOpen, onClose, label, isSheet = false, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeLabel = useLabel('close');
  const guard = use(CloseGuardContext);
  const leave = () => guard(dialog.current, onClose);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // One that is taken off the page while it is open would keep the focus from going back where it came from.
  useLayoutEffect(() => {
    const shown = dialog.current;
    return () => shown?.close();
  }, []);
  const clickBeside = (event: MouseEvent) => event.target === dialog.current && leave();
  const cancel = (event: SyntheticEvent) => {
    // Fields for files say the same when none is chosen.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    leave();
  };
  // A browser closes on the second Escape whatever is said.
  const afterClose = () => {
    if (isOpen && dialog.current?.open === false && leave()) dialog.current.showModal();
  };
  return (
    // The keyboard's way to the same is Escape, which the element handles by itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={label}
      className={`dialog ${isSheet ? 'is-sheet' : ''} ${className}`}
      onCancel={cancel}
      onClose={afterClose}
      onClick={clickBeside}
    >
      {isOpen && (
        <div data-holds-time="" className="relative p-7">
          <button
            type="button"
            aria-label={closeLabel}
            className="absolute inset-e-1.5 top-1.5 grid size-11 place-items-center rounded-full hover:bg-lapis-tint"
            onClick={leave}
          >
            <Icon name="close" />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
