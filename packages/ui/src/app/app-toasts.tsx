import { useToast } from '../toast-store.ts';
import { Toast } from '../toast.tsx';

const shownMs = 6000;
const shownWithActionMs = 10_000;

/** Where the toasts of an application appear: below the screen, over the navigation of phones. */
export function AppToasts() {
  const shown = useToast();
  return (
    <output className="pointer-events-none block fixed inset-x-0 bottom-18 z-20 mx-auto w-full max-w-md px-4 md:bottom-6">
      {shown && <Toast key={shown.id} shown={shown} ms={shown.action ? shownWithActionMs : shownMs} />}
    </output>
  );
}
