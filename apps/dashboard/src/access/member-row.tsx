import type { Team } from '@tajmeelspot/contract/venues/members.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Pill } from '@tajmeelspot/ui/pill.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { Initial } from '@tajmeelspot/ui/initial.tsx';

type MemberRowProps = {
  readonly member: Team['members'][number];
  /** Whether the reader owns the venue. */
  readonly isOwner: boolean;
  readonly onChange: () => void;
  readonly onRemove: () => void;
};

/** Somebody with access. */
export function MemberRow({ member, isOwner, onChange, onRemove }: MemberRowProps) {
  const t = useTranslations('records.access');
  const { name, email, role, employee, is_you: isYou } = member;
  const facts = [
    ...(email === null ? [] : [email]),
    ...(role === 'staff' && employee ? [t('calendarOf', { name: employee.name })] : []),
  ];
  return (
    <AccessRow name={name} facts={facts} marks={[t(role), ...(isYou ? [t('you')] : [])]}>
      {isOwner && role !== 'owner' && (
        <>
          <Button kind="text" size="small" aria-label={t('of', { action: t('change'), name })} onClick={onChange}>
            {t('change')}
          </Button>
          <Button kind="text" size="small" aria-label={t('of', { action: t('remove'), name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </>
      )}
      {!isOwner && isYou && (
        <Button kind="text" size="small" onClick={onRemove}>
          {t('leave')}
        </Button>
      )}
    </AccessRow>
  );
}

type InvitationRowProps = {
  readonly invitation: Team['invitations'][number];
  readonly isOwner: boolean;
  readonly onWithdraw: () => void;
};

/** Somebody who is asked to join. */
export function InvitationRow({ invitation, isOwner, onWithdraw }: InvitationRowProps) {
  const t = useTranslations('records.access');
  const locale = useLocale();
  const { email, phone, role, employee, expires_at: until } = invitation;
  const name = phone ?? email ?? '';
  const day = formatDay(locale, inBaghdad(until).date);
  const facts = [t('invited', { day }), ...(employee ? [t('calendarOf', { name: employee.name })] : [])];
  return (
    <AccessRow name={name} isPhone={phone !== null} facts={facts} marks={[t(role)]}>
      {isOwner && (
        <Button kind="text" size="small" aria-label={t('of', { action: t('withdraw'), name })} onClick={onWithdraw}>
          {t('withdraw')}
        </Button>
      )}
    </AccessRow>
  );
}

type AccessRowProps = {
  readonly name: string;
  readonly isPhone?: boolean;
  readonly facts: readonly string[];
  readonly marks: readonly string[];
  readonly children: ReactNode;
};

function AccessRow({ name, isPhone = false, facts, marks, children }: AccessRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line py-3 last:border-b-0">
      <Initial name={name} />
      <span className="min-w-0 grow basis-40">
        <b className="block truncate font-strong">
          <bdi dir={isPhone ? 'ltr' : undefined}>{name}</bdi>
        </b>
        {facts.map((fact) => (
          <span key={fact} className="block truncate text-13 text-ink-soft">
            <bdi>{fact}</bdi>
          </span>
        ))}
      </span>
      <span className="flex flex-wrap gap-1.5">
        {marks.map((mark) => (
          <Pill key={mark}>{mark}</Pill>
        ))}
      </span>
      <span className="flex flex-wrap">{children}</span>
    </li>
  );
}
