import type { ClientDetail } from '@tajmeelspot/contract/clients/shape.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { api } from '../../shell/api.ts';
import { useErrorMessage } from '../../shell/use-error-message.ts';

/** The number of a client: the venue's own as it is, an account's masked until somebody looks, in its window alone. */
export function ClientPhone({ client }: { readonly client: ClientDetail }) {
  const t = useTranslations('clients');
  const toErrorMessage = useErrorMessage();
  const look = useMutation({
    mutationFn: (id: number) => api().lookAtContact({ params: { id: String(id) } }),
    gcTime: 0,
  });
  const { phone, has_account: isMasked, contact_booking: booking } = client;
  const shown = look.data?.data.phone ?? (isMasked ? undefined : phone);
  if (shown) {
    return (
      <a href={`tel:${shown}`} className="inline-flex min-h-11 items-center text-lapis underline">
        <bdi dir="ltr">{shown}</bdi>
      </a>
    );
  }
  if (phone === null) return <span>{t('noPhone')}</span>;
  return (
    <>
      <bdi dir="ltr" className="tabular-nums" title={booking ? undefined : t('phoneClosed')}>
        {phone}
      </bdi>
      {booking && (
        <Button kind="text" size="small" isBusy={look.isPending} onClick={() => look.mutate(booking.id)}>
          {t('showPhone')}
        </Button>
      )}
      <ErrorMessage text={look.isError ? toErrorMessage(look.error) : undefined} />
    </>
  );
}
