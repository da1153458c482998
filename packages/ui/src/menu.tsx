import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';

type MenuProps = {
  /** What the button shows. */
  readonly face: ReactNode;
  readonly buttonClassName: string;
  readonly buttonLabel?: string | undefined;
  /** Place and size of the panel, which lies on top of everything. */
  readonly className: string;
  readonly children: ReactNode;
};

/**
 * A button and the panel that it opens: the browser's own popover, so that it opens before any script runs, and Escape
 * closes it. The arrow down enters it, arrows go from entry to entry, Home and End to the outermost.
 */
export function Menu({ face, buttonClassName, buttonLabel, className, children }: MenuProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={buttonLabel} className={buttonClassName} onKeyDown={enter}>
        {face}
      </button>
      {/* Following a link or pressing a button inside is the end of the menu; the keyboard's click is the same event. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        id={id}
        popover="auto"
        onClick={closeAfter}
        onKeyDown={moveFocus}
        className={`m-0 max-h-[calc(100dvh-64px)] overflow-auto bg-surface text-ink shadow-raised ${className}`}
      >
        {children}
      </div>
    </>
  );
}

const entries = 'a[href], button:not(:disabled)';

function enter(event: KeyboardEvent<HTMLButtonElement>) {
  const panel = event.currentTarget.popoverTargetElement;
  if (event.key !== 'ArrowDown' || !(panel instanceof HTMLElement)) return;
  event.preventDefault();
  panel.showPopover();
  panel.querySelector<HTMLElement>(entries)?.focus();
}

function closeAfter(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest(entries)) event.currentTarget.hidePopover();
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  // A field inside has arrows of its own.
  if (!(event.target as Element).closest(entries)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(entries)];
  const place = all.indexOf(event.target as HTMLElement);
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  all.at(next % all.length)?.focus();
}

/** How an entry of a menu looks. */
export const menuEntryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-15 hover:bg-lapis-tint aria-[current=page]:font-strong aria-[current=page]:text-lapis';
