import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { ReasonDialog } from '@tajmeelspot/ui/reason-dialog.tsx';
import { useTranslations } from 'use-intl';

type BookingReasonDialogProps = {
  readonly question: 'decline' | 'cancel';
  readonly booking: Booking;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
};

/** Asks for the reason that the customer will read; the most frequent ones are one tap. */
export function BookingReasonDialog({ question, booking, ...form }: BookingReasonDialogProps) {
  const t = useTranslations('dashboard.reason');
  const tDashboard = useTranslations('dashboard');
  return (
    <ReasonDialog
      {...form}
      title={t(question === 'decline' ? 'declineTitle' : 'cancelTitle', { customerName: booking.customer_name })}
      action={tDashboard(question === 'decline' ? 'request.decline' : 'booking.cancel')}
      label={t('label')}
      hint={t('hint')}
      missingText={t('required')}
      frequentReasons={(['full', 'away', 'closed'] as const).map((one) => t(one))}
    />
  );
}
