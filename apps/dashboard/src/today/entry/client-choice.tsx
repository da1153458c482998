import type { FoundClient } from '@tajmeelspot/contract/clients/shape.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FoundList } from '../../clients/found-list.tsx';
import { ClientAllergies } from '../../shell/clients/client-allergies.tsx';
import { useFoundClients } from '../../shell/clients/use-found-clients.ts';

/** What is known of who came. */
export type ClientChoiceDraft = {
  readonly customer_name: string;
  readonly customer_phone: string | null;
  /** The file that was chosen, under the name that it was chosen by. */
  readonly client: { readonly id: number; readonly name: string } | undefined;
  readonly adds_client: boolean;
};

type ClientChoiceProps = {
  readonly draft: ClientChoiceDraft;
  readonly nameField: ComponentProps<typeof TextField>;
  readonly phoneField: ComponentProps<typeof TextField>;
  readonly onChange: (change: Partial<ClientChoiceDraft>) => void;
  /** Somebody was chosen who usually has this treatment. */
  readonly onChoose: (client: FoundClient) => void;
};

/** Who came: whoever is known is found by name or number and chosen by a tap, anybody else is written down. */
export function ClientChoice({ draft, nameField, phoneField, onChange, onChoose }: ClientChoiceProps) {
  const t = useTranslations('dashboard.entry');
  const tBooking = useTranslations('dashboard.booking');
  const [chosen, setChosen] = useState<FoundClient>();
  const phone = draft.customer_phone ?? '';
  const { clients } = useFoundClients(chosen ? '' : phone.length > 2 ? phone : draft.customer_name);
  if (chosen) {
    const release = () => {
      setChosen(undefined);
      onChange({ client: undefined, customer_name: '' });
    };
    return <ChosenClient client={chosen} onRelease={release} />;
  }
  const choose = (client: FoundClient) => {
    setChosen(client);
    onChoose(client);
  };
  return (
    <div className="grid gap-3">
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
        <TextField {...nameField} autoComplete="off" dir="auto" />
        <TextField {...phoneField} autoComplete="off" />
      </div>
      <FoundList label={t('clients')} clients={clients} allergiesText={tBooking('allergies')} onChoose={choose} />
      {draft.customer_name.trim() !== '' && phone.trim() === '' && (
        <SwitchField
          label={t('addsClient')}
          isOn={draft.adds_client}
          onChange={(isOn) => onChange({ adds_client: isOn })}
        />
      )}
    </div>
  );
}

type ChosenClientProps = { readonly client: FoundClient; readonly onRelease: () => void };

function ChosenClient({ client, onRelease }: ChosenClientProps) {
  const t = useTranslations('dashboard.entry');
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 rounded-control bg-lapis-tint px-3.5 py-1.5">
        <p className="min-w-0 grow py-1.5">
          <span className="block text-13 text-ink-soft">{t('knownClient')}</span>
          <b className="block font-strong wrap-anywhere">
            <bdi>{client.name}</bdi>
          </b>
          {client.masked_phone !== null && (
            <bdi dir="ltr" className="text-13 text-ink-soft tabular-nums">
              {client.masked_phone}
            </bdi>
          )}
        </p>
        <Button kind="text" size="small" onClick={onRelease}>
          {t('otherClient')}
        </Button>
      </div>
      {client.has_allergies && <ClientAllergies clientId={client.id} />}
    </div>
  );
}
