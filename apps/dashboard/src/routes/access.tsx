import type { Team } from '@tajmeelspot/contract/venues/members.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../fields/form-dialog.tsx';
import { type Given, MemberDialog } from '../records/access/member-dialog.tsx';
import { InvitationRow, MemberRow } from '../records/access/rows.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/house.tsx';
import { toast } from '@tajmeelspot/ui/toasts.tsx';
import { LoadError } from '../shell/load-error.tsx';
import { Loading } from '../shell/loading.tsx';
import { useErrorMessage } from '../shell/use-error-message.ts';

type Member = Team['members'][number];
type Open = { readonly kind: 'invite' } | { readonly kind: 'change' | 'remove'; readonly member: Member };
type Step =
  | { readonly verb: 'invite'; readonly given: Given & { readonly email: string } }
  | { readonly verb: 'change'; readonly member: Member; readonly given: Given }
  | { readonly verb: 'remove'; readonly member: Member }
  | { readonly verb: 'withdraw'; readonly id: number };

/** Who opens the venue with an account of their own. */
export function Access() {
  const t = useTranslations('records.access');
  const { venue } = useVenue();
  const asked = useQuery({
    queryKey: ['access', venue.id],
    queryFn: async ({ signal }) => (await api().listMembers({ params: { id: String(venue.id) }, signal })).data,
  });
  return (
    <>
      <Head title={t('title')} />
      <p className="max-w-160 text-ink-soft">{t('lead')}</p>
      {!asked.data &&
        (asked.isError ? <LoadError error={asked.error} retry={() => void asked.refetch()} /> : <Loading />)}
      {asked.data && <People team={asked.data} />}
    </>
  );
}

function People({ team }: { readonly team: Team }) {
  const t = useTranslations('records.access');
  const { venue } = useVenue();
  const [open, setOpen] = useState<Open>();
  const steps = useTeamSteps(venue.id, () => setOpen(undefined));
  const isOwner = venue.role === 'owner';
  const show = (next: Open) => {
    steps.reset();
    setOpen(next);
  };
  return (
    <section aria-label={t('people')} className="grid gap-6">
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
            onWithdraw={() => steps.mutate({ verb: 'withdraw', id: invitation.id })}
          />
        ))}
      </ul>
      <Over open={open} steps={steps} onClose={() => setOpen(undefined)} />
    </section>
  );
}

type OverProps = {
  readonly open: Open | undefined;
  readonly steps: ReturnType<typeof useTeamSteps>;
  readonly onClose: () => void;
};

function Over({ open, steps, onClose }: OverProps) {
  const t = useTranslations('records.access');
  const toErrorMessage = useErrorMessage();
  const shared = {
    isBusy: steps.isPending,
    errorMessage: steps.isError ? toErrorMessage(steps.error) : undefined,
    onClose,
  };
  if (!open) return null;
  if (open.kind === 'remove') {
    const { member } = open;
    const title = t('removeTitle', { name: member.name });
    const send = () => steps.mutate({ verb: 'remove', member });
    return <FormDialog {...shared} title={title} lead={t('removeText')} action={t('remove')} onSend={send} />;
  }
  if (open.kind === 'change') {
    const { member } = open;
    return (
      <MemberDialog {...shared} member={member} onSend={(given) => steps.mutate({ verb: 'change', member, given })} />
    );
  }
  return <MemberDialog {...shared} onSend={(given) => steps.mutate({ verb: 'invite', given })} />;
}

function useTeamSteps(venueId: number, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: Step) => {
      const params = { id: String(venueId) };
      if (step.verb === 'invite') return api().inviteMember({ params, body: step.given });
      if (step.verb === 'withdraw') return api().withdrawInvitation({ params: { id: String(step.id) } });
      const ofMember = { ...params, user_id: String(step.member.user_id) };
      if (step.verb === 'remove') return api().removeMember({ params: ofMember });
      const { role, employee_id } = step.given;
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
