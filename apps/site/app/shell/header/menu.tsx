import { type MouseEvent, type ReactNode, useId } from 'react';

type MenuProps = {
  /** What the button shows. */
  readonly face: ReactNode;
  readonly buttonClassName: string;
  readonly buttonLabel?: string | undefined;
  /** Place and size of the panel, which lies on top of everything. */
  readonly className: string;
  readonly children: ReactNode;
};

/** A button and the panel that it opens: the browser's own popover, so that it opens before any script runs. */
export function Menu({ face, buttonClassName, buttonLabel, className, children }: MenuProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={buttonLabel} className={buttonClassName}>
        {face}
      </button>
      {/* Following a link or pressing a button inside is the end of the menu; the keyboard's click is the same event. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={id}
        popover="auto"
        onClick={closeAfter}
        className={`m-0 max-h-[calc(100dvh-64px)] overflow-auto bg-surface text-ink shadow-raised ${className}`}
      >
        {children}
      </div>
    </>
  );
}

function closeAfter(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('a, button')) event.currentTarget.hidePopover();
}

/** How an entry of a menu looks. */
export const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-15 hover:bg-lapis-tint aria-[current=page]:font-strong aria-[current=page]:text-lapis';
