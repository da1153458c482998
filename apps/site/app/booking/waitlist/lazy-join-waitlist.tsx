import { lazyPart } from '../../shell/lazy/lazy-part.tsx';
import type { BookingFormState } from '../booking-form-state.ts';

type LazyDialogProps = { readonly form: BookingFormState };

const Dialog = lazyPart<LazyDialogProps>(async () => (await import('./join-waitlist-dialog.tsx')).JoinWaitlistDialog);

/** The dialog of the waiting list, whose script comes when it is opened. */
export const JoinWaitlistDialog = ({ form }: LazyDialogProps) => form.joinWaitlist.isOpen && <Dialog form={form} />;
