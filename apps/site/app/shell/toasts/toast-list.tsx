import { Toast } from '@tajmeelspot/ui/toast.tsx';
import { TimeLeft } from '@tajmeelspot/ui/time-left.tsx';
import { dismissToast, type StoredToast } from './toast-store.ts';

const shownMs = 3000;

/** The notices on screen; each goes by itself unless somebody is reading it. */
export function ToastList({ toasts }: { readonly toasts: readonly StoredToast[] }) {
  return toasts.map(({ id, tone, text, action }) => (
    <Toast key={id} tone={tone} onClose={() => dismissToast(id)}>
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className="-my-2 flex min-h-11 items-center justify-self-start rounded-control font-strong text-lapis hover:underline"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <TimeLeft ms={shownMs} onEnd={() => dismissToast(id)} />
    </Toast>
  ));
}
