import type { ClientDetail } from '@tajmeelspot/contract/clients/shape.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { Menu, menuEntryClass } from '@tajmeelspot/ui/menu.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AllergiesBar } from '../../clients/allergies-bar.tsx';
import { ClientFigures } from '../../clients/client-figures.tsx';
import { ClientHead } from '../../clients/client-head.tsx';
import { ConsentCard } from '../../clients/consent-card.tsx';
import { SealedCard } from '../../clients/sealed-card.tsx';
import { api } from '../../shell/api.ts';
import { useClient, useClientChange } from '../../shell/clients/use-client.ts';
import { Head } from '../../shell/frame/head.tsx';
import { useLocale } from '../../shell/locale.ts';
import { useErrorMessage } from '../../shell/use-error-message.ts';
import { useVenue } from '../../shell/venue-provider.tsx';
import { CoursesOfClient } from '../courses/courses-of-client.tsx';
import { ClientBookings } from './client-bookings.tsx';
import { AllergiesDialog, EditDialog, EraseDialog, SealedNoteDialog, TagDialog } from './client-dialogs.tsx';
import { ClientPhone } from './client-phone.tsx';
import './client.css';
import { MergeDialog, MergeUndo } from './merge-dialog.tsx';

/** The file of somebody who comes to the venue. */
export function ClientDetails() {
  const { id = '' } = useParams();
  const query = useClient(id);
  if (!query.data) return <LoadState of={query} />;
  return <ClientFile key={id} client={query.data} />;
}

/** What lies over the file. */
type OpenDialog = 'edit' | 'tag' | 'allergies' | 'merge' | 'erase';

function ClientFile({ client }: { readonly client: ClientDetail }) {
  const t = useTranslations('clients');
  const locale = useLocale();
  const [open, setOpen] = useState<OpenDialog>();
  const { venue } = useVenue();
  const change = useClientChange();
  const params = { id: String(venue.id), client_id: String(client.id) };
  const { open_merge: merge, usual_treatments: usual, reliability } = client;
  const removeTag = (tag: string) =>
    change.run(() => api().changeClient({ params, body: { tags: client.tags.filter((one) => one !== tag) } }));
  return (
    <>
      <Head title={client.name}>{reliability && <span>{reliability.text}</span>}</Head>
      <ClientHead
        client={client}
        phone={<ClientPhone client={client} />}
        actions={<ClientMenu hasAccount={client.has_account} onOpen={setOpen} />}
        onAddTag={() => setOpen('tag')}
        onRemoveTag={removeTag}
      />
      {merge && <MergeUndo merge={merge} until={formatTime(locale, inBaghdad(merge.until).time)} />}
      <AllergiesBar text={client.allergies} onWrite={() => setOpen('allergies')} />
      <ClientFigures client={client} />
      {usual.length > 0 && <p className="text-15 text-ink-soft">{t('usual', { treatments: usual.join(' · ') })}</p>}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start">
        <ClientBookings clientId={String(client.id)} />
        <div className="grid gap-5">
          <CoursesOfClient client={client} />
          <ClientNote client={client} params={params} />
          <ConsentCard
            consent={client.consent}
            onState={(kind, given) =>
              change.run(() => api().changeClient({ params, body: { [`accepts_${kind}`]: given } }))
            }
          />
        </div>
      </div>
      <ClientDialogs open={open} client={client} onClose={() => setOpen(undefined)} />
    </>
  );
}

type ClientDialogsProps = {
  readonly open: OpenDialog | undefined;
  readonly client: ClientDetail;
  readonly onClose: () => void;
};

function ClientDialogs({ open, client, onClose }: ClientDialogsProps) {
  if (open === 'allergies') return <AllergiesDialog client={client} text={client.allergies ?? ''} onClose={onClose} />;
  const Shown = open && { edit: EditDialog, tag: TagDialog, merge: MergeDialog, erase: EraseDialog }[open];
  return Shown ? <Shown client={client} onClose={onClose} /> : null;
}

type ClientMenuProps = { readonly hasAccount: boolean; readonly onOpen: (dialog: OpenDialog) => void };

function ClientMenu({ hasAccount, onOpen }: ClientMenuProps) {
  const t = useTranslations('clients');
  const entries = [
    { dialog: 'edit' as const, icon: 'note' as const, label: t(hasAccount ? 'editName' : 'edit') },
    { dialog: 'merge' as const, icon: 'users' as const, label: t('merge') },
    { dialog: 'erase' as const, icon: 'close' as const, label: t('erase') },
  ];
  return (
    <Menu
      face={<Icon name="more" />}
      buttonLabel={t('more')}
      buttonClassName={buttonClass({ kind: 'outline', size: 'small' })}
      className="client-menu w-68 rounded-card p-2 inset-ring inset-ring-line"
    >
      {entries.map(({ dialog, icon, label }) => (
        <button key={dialog} type="button" className={menuEntryClass} onClick={() => onOpen(dialog)}>
          <Icon name={icon} className="text-ink-soft" />
          {label}
        </button>
      ))}
    </Menu>
  );
}

type ClientNoteProps = {
  readonly client: ClientDetail;
  readonly params: { readonly id: string; readonly client_id: string };
};

function ClientNote({ client, params }: ClientNoteProps) {
  const t = useTranslations('records.customers');
  const locale = useLocale();
  const toErrorMessage = useErrorMessage();
  const [isWriting, setIsWriting] = useState(false);
  const [text, setText] = useState<string>();
  const { written_at: at } = client;
  // No device stores it.
  const look = useMutation({ mutationFn: () => api().findClientNote({ params }), gcTime: 0 });
  const show = () => look.mutate(undefined, { onSuccess: ({ data }) => setText(data.text ?? '') });
  return (
    <>
      <SealedCard
        text={text}
        writtenText={at && t('noteOf', { day: formatDay(locale, inBaghdad(at).date, 'full') })}
        isBusy={look.isPending}
        errorMessage={look.isError ? toErrorMessage(look.error) : undefined}
        onOpen={show}
        onWrite={() => setIsWriting(true)}
      />
      {isWriting && (
        <SealedNoteDialog client={client} text={text ?? ''} onSaved={setText} onClose={() => setIsWriting(false)} />
      )}
    </>
  );
}
