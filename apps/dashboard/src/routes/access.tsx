import type { Team } from '@tajmeelspot/contract/venues/members.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type InvitationInput, type MemberInput, MemberDialog } from '../access/member-dialog.tsx';
import { InvitationRow, MemberRow } from '../access/member-row.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/venue-provider.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useErrorMessage } from '../shell/use-error-message.ts';

type TeamMember = Team['members'][number];
type AccessDialogState =
  | { readonly kind: 'invite' }
  | { readonly kind: 'change' | 'remove'; readonly member: TeamMember };
type AccessAction =
  | { readonly verb: 'invite'; readonly input: InvitationInput }
  | { readonly verb: 'change'; readonly member: TeamMember; readonly input: MemberInput }
  | { readonly verb: 'remove'; readonly member: TeamMember }
  | { readonly verb: 'withdraw'; readonly id: number };

/** Who opens the venue with an account of their own. */
export function Access() {
  const t = useTranslations('records.access');
  const { venue } = useVenue();
  const query = useQuery({
    queryKey: ['access', venue.id],
    queryFn: async ({ signal }) => (await api().listMembers({ params: { id: String(venue.id) }, signal })).data,
  });
  return (
    <>
      <Head title={t('title')} />
      <p className="max-w-160 text-ink-soft">{t('lead')}</p>
      <LoadState of={query} />
      {query.data && <AccessList team={query.data} />}
    </>
  );
}

function AccessList({ team }: { readonly team: Team }) {
  const t = useTranslations('records.access');
  const { venue } = useVenue();
  const [open, setOpen] = useState<AccessDialogState>();
  const actions = useAccessActions(venue.id, () => setOpen(undefined));
  const isOwner = venue.role === 'owner';
  const show = (next: AccessDialogState) => {
    actions.reset();
    setOpen(next);
  };
  return (
    <section aria-label={t('members')} className="grid gap-6">
      {isOwner ? (
        <Button className="md:justify-self-start" onClick={() => show({ kind: 'invite' })}>
          <Icon name="plus" />
          {t('invite')}
        </Button>
      ) : (
        <p className="text-15 text-ink-soft">{t('ownerAlone')}</p>
      )}
      <ul className="rounded-card bg-surface px-4 inset-ring inset-ring-line">
        {team.members.map((member) => (
          <MemberRow
            key={member.user_id}
            member={member}
            isOwner={isOwner}
            onChange={() => show({ kind: 'change', member })}
            onRemove={() => show({ kind: 'remove', member })}
          />
        ))}
        {team.invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isOwner={isOwner}
            onWithdraw={() => actions.mutate({ verb: 'withdraw', id: invitation.id })}
          />
        ))}
      </ul>
      <AccessDialogs open={open} actions={actions} onClose={() => setOpen(undefined)} />
    </section>
  );
}

type AccessDialogsProps = {
  readonly open: AccessDialogState | undefined;
  readonly actions: ReturnType<typeof useAccessActions>;
  readonly onClose: () => void;
};

function AccessDialogs({ open, actions, onClose }: AccessDialogsProps) {
  const t = useTranslations('records.access');
  const toErrorMessage = useErrorMessage();
  const shared = {
    isBusy: actions.isPending,
    errorMessage: actions.isError ? toErrorMessage(actions.error) : undefined,
    onClose,
  };
  if (!open) return null;
  if (open.kind === 'remove') {
    const { member } = open;
    const title = t('removeTitle', { name: member.name });
    const send = () => actions.mutate({ verb: 'remove', member });
    return <FormDialog {...shared} title={title} lead={t('removeText')} action={t('remove')} onSend={send} />;
  }
  if (open.kind === 'change') {
    const { member } = open;
    return (
      <MemberDialog {...shared} member={member} onSend={(input) => actions.mutate({ verb: 'change', member, input })} />
    );
  }
  return <MemberDialog {...shared} onSend={(input) => actions.mutate({ verb: 'invite', input })} />;
}

function useAccessActions(venueId: number, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: AccessAction) => {
      const params = { id: String(venueId) };
      if (action.verb === 'invite') return api().inviteMember({ params, body: action.input });
      if (action.verb === 'withdraw') return api().withdrawInvitation({ params: { id: String(action.id) } });
      const ofMember = { ...params, user_id: String(action.member.user_id) };
      if (action.verb === 'remove') return api().removeMember({ params: ofMember });
      const { role, employee_id } = action.input;
      return api().changeMember({ params: ofMember, body: { role, employee_id } });
    },
    onSuccess: ({ message }) => {
      toast(message);
      onDone();
    },
    onError: (error, { verb }) => verb === 'withdraw' && toast(error.message),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['access', venueId] }),
        // Who leaves a venue themselves works there no more.
        client.invalidateQueries({ queryKey: ['venues'] }),
      ]),
  });
}
