import type { ClientDetail, FoundClient } from '@tajmeelspot/contract/clients/shape.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FoundList } from '../../clients/found-list.tsx';
import { api } from '../../shell/api.ts';
import { useClientChange } from '../../shell/clients/use-client.ts';
import { useFoundClients } from '../../shell/clients/use-found-clients.ts';
import { useVenue } from '../../shell/venue-provider.tsx';

type MergeDialogProps = { readonly client: ClientDetail; readonly onClose: () => void };

/** Finds the other file of the same person, and makes both one. */
export function MergeDialog({ client, onClose }: MergeDialogProps) {
  const t = useTranslations('clients');
  const [other, setOther] = useState<FoundClient>();
  const [text, setText] = useState('');
  const { clients, isDone } = useFoundClients(text);
  const others = clients.filter(({ id }) => id !== client.id);
  if (other) return <MergeQuestion client={client} other={other} onClose={onClose} />;
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('merge')}>
      <div className="grid gap-4">
        <h2 className="pe-8 text-18">{t('merge')}</h2>
        <p className="text-15 text-ink-soft">{t('mergeLead')}</p>
        <TextField
          type="search"
          name="other"
          label={t('mergeSearch')}
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <FoundList label={t('merge')} clients={others} allergiesText={t('hasAllergies')} onChoose={setOther} />
        <output className="text-15 text-ink-soft empty:hidden">
          {isDone && others.length === 0 && text !== '' ? t('mergeNone') : ''}
        </output>
      </div>
    </Dialog>
  );
}

function MergeQuestion({ client, other, onClose }: MergeDialogProps & { readonly other: FoundClient }) {
  const t = useTranslations('clients');
  const { venue } = useVenue();
  const change = useClientChange();
  const params = { id: String(venue.id), client_id: String(client.id) };
  const send = () => change.run(() => api().mergeClients({ params, body: { other_id: other.id } }), onClose);
  return (
    <FormDialog
      title={t('mergeTitle', { name: other.name })}
      lead={t('mergeLead')}
      action={t('mergeAction')}
      isBusy={change.isBusy}
      errorMessage={change.errorMessage}
      onSend={send}
      onClose={onClose}
    />
  );
}

type MergeUndoProps = { readonly merge: NonNullable<ClientDetail['open_merge']>; readonly until: string };

/** Says that two files were merged, and takes it back. */
export function MergeUndo({ merge, until }: MergeUndoProps) {
  const t = useTranslations('clients');
  const { venue } = useVenue();
  const change = useClientChange();
  const params = { id: String(venue.id), merge_id: String(merge.id) };
  return (
    <output className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-confirmed-tint px-4 py-1.5 text-15">
      <span className="min-w-0 grow basis-48 py-1.5">{t('merged', { name: merge.name, time: until })}</span>
      <Button
        kind="text"
        size="small"
        isBusy={change.isBusy}
        onClick={() => change.run(() => api().undoClientMerge({ params }))}
      >
        {t('undo')}
      </Button>
      {change.errorMessage !== undefined && <span className="basis-full pb-1.5 text-other">{change.errorMessage}</span>}
    </output>
  );
}
