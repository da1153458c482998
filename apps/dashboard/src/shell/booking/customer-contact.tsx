import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { api } from '../api.ts';
import { useErrorMessage } from '../use-error-message.ts';

type CustomerContactProps = {
  readonly bookingId: number;
  readonly contact: NonNullable<Booking['customer_contact']>;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** The number of a customer, masked until somebody asks for it. This device stores it nowhere: it goes with the panel. */
export function CustomerContact({ bookingId, contact, now }: CustomerContactProps) {
  const t = useTranslations('dashboard.booking');
  const toErrorMessage = useErrorMessage();
  const look = useMutation({
    mutationFn: () => api().lookAtContact({ params: { id: String(bookingId) } }),
    gcTime: 0,
  });
  const isOpen = contact.closes_at !== null && now < Date.parse(contact.closes_at);
  const phone = isOpen ? look.data?.data.phone : undefined;
  if (phone !== undefined) {
    return (
      <a href={`tel:${phone}`} className="text-lapis underline">
        <bdi dir="ltr">{phone}</bdi>
      </a>
    );
  }
  return (
    <>
      <bdi dir="ltr" className="justify-self-start tabular-nums">
        {contact.masked}
      </bdi>
      {isOpen && (
        <Button kind="outline" size="small" isBusy={look.isPending} onClick={() => look.mutate()}>
          {t('showPhone')}
        </Button>
      )}
      <span className="text-13 text-ink-soft">{isOpen ? t('phoneLogged') : t('phoneClosed')}</span>
      <ErrorMessage text={look.isError ? toErrorMessage(look.error) : undefined} />
    </>
  );
}
