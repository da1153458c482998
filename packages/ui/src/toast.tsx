import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useLabel } from './labels.ts';
import { TimeLeft } from './time-left.tsx';
import { closeToast, type ShownToast } from './toast-store.ts';

type ToastProps = {
  readonly shown: ShownToast;
  /** How long it stays unless it is being read. */
  readonly ms: number;
};

/** A toast: what happened, what can be done about it, the time left, and the way to be rid of it. */
export function Toast({ shown: { id, tone = 'good', text, action, other }, ms }: ToastProps) {
  const look = tone === 'good' ? 'bg-confirmed-tint text-confirmed' : 'bg-other-tint text-other';
  return (
    <div
      data-holds-time=""
      className="pointer-events-auto flex w-full items-start gap-3 rounded-card bg-surface ps-4 pe-1 shadow-raised inset-ring inset-ring-line"
    >
      <span className={`mt-2.5 grid size-7 shrink-0 place-items-center rounded-full ${look}`}>
        <Icon name={tone === 'good' ? 'check' : 'alert'} className="size-4 stroke-2" />
      </span>
      <div className="grid flex-1 gap-2 py-3 text-15">
        <span>{text}</span>
        {action && (
          <div className="flex flex-wrap gap-2">
            {other && <ToastButton {...other} id={id} />}
            <ToastButton {...action} id={id} />
          </div>
        )}
        <TimeLeft ms={ms} onEnd={() => closeToast(id)} />
      </div>
      <button
        type="button"
        aria-label={useLabel('close')}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-lapis-tint"
        onClick={() => closeToast(id)}
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}

type ToastButtonProps = NonNullable<ShownToast['action']> & Pick<ShownToast, 'id'>;

function ToastButton({ id, label, run }: ToastButtonProps) {
  const runAndClose = () => {
    closeToast(id, true);
    run();
  };
  return (
    <Button kind="outline" size="small" onClick={runAndClose}>
      {label}
    </Button>
  );
}
