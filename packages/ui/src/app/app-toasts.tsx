import { createPortal } from 'react-dom';
import { useToasts } from '../toast-store.ts';
import { Toast } from '../toast.tsx';
import { useTopDialog } from './use-top-dialog.ts';

const shownMs = 6000;
const shownWithActionMs = 10_000;

/** On a phone a dialog is a sheet with its buttons at the end: toasts stand at its beginning. */
const overSheet = 'max-md:top-2 max-md:bottom-auto';
/** Phones have a button that floats (`data-floats`) on some screens: toasts stand over it. */
const overFloating = 'max-md:[body:has([data-floats])_&]:bottom-34';

/**
 * Where the toasts of an application appear: below the screen, over the navigation of phones. They stand in the dialog on
 * top where one is open: nobody reaches what lies under it.
 */
export function AppToasts() {
  const shown = useToasts();
  const dialog = useTopDialog();
  const toasts = (
    <output
      className={`pointer-events-none fixed inset-x-0 bottom-18 z-20 mx-auto grid w-full max-w-md gap-2 px-4 md:bottom-6 ${dialog ? overSheet : overFloating}`}
    >
      {shown.map((one) => (
        <Toast key={one.id} shown={one} ms={one.action ? shownWithActionMs : shownMs} />
      ))}
    </output>
  );
  return dialog ? createPortal(toasts, dialog) : toasts;
}
