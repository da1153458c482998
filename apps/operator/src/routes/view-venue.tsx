import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { OperatorReasonDialog } from '../parts/operator-reason-dialog.tsx';
import { api } from '../shell/api.ts';
import { readLanguage } from '../shell/language.ts';
import { useErrorMessage } from '../shell/use-error-message.ts';
import { useLocale } from '../shell/locale.ts';

type ViewVenueProps = { readonly venue: { readonly id: number; readonly name: string } };

const viewMinutes = 30;

/** Opens the dashboard of a venue as the venue sees it, once a reason is given. */
export function ViewVenue({ venue }: ViewVenueProps) {
  const t = useTranslations('operator.bookings');
  const locale = useLocale();
  const toErrorMessage = useErrorMessage();
  const [isAsking, setIsAsking] = useState(false);
  const view = useMutation({
    mutationFn: (reason: string) => api().viewVenue({ params: { id: String(venue.id) }, body: { reason } }),
    onSuccess: ({ token, path }) => location.assign(`${path}?token=${token}&language=${readLanguage()}`),
  });
  return (
    <>
      <Button
        kind="outline"
        size="small"
        className="justify-self-start py-2 text-start whitespace-normal"
        onClick={() => setIsAsking(true)}
      >
        <Icon name="eye" />
        {t('view', { venue: venue.name })}
      </Button>
      {isAsking && (
        <OperatorReasonDialog
          title={t('view', { venue: venue.name })}
          lead={t('viewLead', { minutes: formatNumber(locale, viewMinutes) })}
          action={t('viewAction')}
          isBusy={view.isPending}
          errorMessage={view.isError ? toErrorMessage(view.error) : undefined}
          onSend={(reason) => view.mutate(reason)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
