import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useLabel } from './labels.ts';

type ToastProps = {
  readonly tone: 'good' | 'bad';
  readonly onClose: () => void;
  /** The words, then the time left where it goes by itself. */
  readonly children: ReactNode;
};

/** One notice: an icon, what happened, and the way to be rid of it. */
export function Toast({ tone, onClose, children }: ToastProps) {
  const look = tone === 'good' ? 'bg-confirmed-tint text-confirmed' : 'bg-other-tint text-other';
  return (
    <div
      data-holds-time=""
      className="pointer-events-auto flex w-full items-start gap-3 rounded-card bg-surface ps-4 pe-1 shadow-raised inset-ring inset-ring-line"
    >
      <span className={`mt-2.5 grid size-7 shrink-0 place-items-center rounded-full ${look}`}>
        <Icon name={tone === 'good' ? 'check' : 'alert'} className="size-4 stroke-2" />
      </span>
      <div className="grid flex-1 gap-2 py-3 text-15">{children}</div>
      <button
        type="button"
        aria-label={useLabel('close')}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-lapis-tint"
        onClick={onClose}
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
