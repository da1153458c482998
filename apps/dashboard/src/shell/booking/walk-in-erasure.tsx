import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../api.ts';
import { PartMessagesProvider } from '../messages-provider.tsx';
import { useErrorMessage } from '../use-error-message.ts';
import { useVenue } from '../venue-provider.tsx';

type WalkInErasureProps = { readonly booking: Booking };

/** Lets who runs the venue remove name and phone of a walk-in; nothing for other bookings, and once it is done. */
export function WalkInErasure({ booking }: WalkInErasureProps) {
  const { venue } = useVenue();
  if (booking.origin !== 'venue' || booking.customer_name === noName || venue.role === 'staff') return null;
  return (
    <Suspense fallback={null}>
      <PartMessagesProvider part="records">
        <ErasureButton booking={booking} venueId={venue.id} />
      </PartMessagesProvider>
    </Suspense>
  );
}

/** What is left of a name. */
const noName = '—';

function ErasureButton({ booking, venueId }: WalkInErasureProps & { readonly venueId: number }) {
  const t = useTranslations('records.walkIn');
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const toErrorMessage = useErrorMessage();
  const params = { id: String(venueId), booking_id: String(booking.id) };
  const erasing = useMutation({
    mutationFn: () => api().eraseWalkIn({ params }),
    async onSuccess({ message }) {
      setIsAsking(false);
      toast(message);
      await client.invalidateQueries();
    },
  });
  return (
    <div className="border-t border-line pt-5">
      <Button kind="outline" size="small" isWide onClick={() => setIsAsking(true)}>
        {t('erase')}
      </Button>
      {isAsking && (
        <FormDialog
          title={t('title', { customerName: booking.customer_name })}
          lead={t('lead')}
          action={t('erase')}
          isBusy={erasing.isPending}
          errorMessage={erasing.isError ? toErrorMessage(erasing.error) : undefined}
          onSend={() => erasing.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
