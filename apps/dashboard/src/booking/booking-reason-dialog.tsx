import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { ReasonDialog } from '@tajmeelspot/ui/reason-dialog.tsx';
import { useTranslations } from 'use-intl';
import { correctionLabelOf } from './booking-status.ts';

type BookingReasonDialogProps = {
  readonly question: 'decline' | 'cancel' | 'correct';
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
  const frequent =
    question !== 'correct'
      ? (['full', 'away', 'closed'] as const)
      : (['wrongBooking', booking.status === 'no_show' ? 'cameLate' : 'didNotCome'] as const);
  return (
    <ReasonDialog
      {...form}
      title={t(`${question}Title`, { customerName: booking.customer_name })}
      action={tDashboard(actionOf(question, booking))}
      label={t('label')}
      hint={t(question === 'correct' ? 'correctHint' : 'hint')}
      missingText={t('required')}
      frequentReasons={frequent.map((one) => t(one))}
    />
  );
}

function actionOf(question: BookingReasonDialogProps['question'], { status }: Booking) {
  if (question === 'correct') return correctionLabelOf(status);
  return question === 'decline' ? 'request.decline' : 'booking.cancel';
}
