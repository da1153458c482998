import type { Locale } from '@tajmeelspot/language/locale.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { Entry } from '../parts/entry.tsx';
import { dayOf } from '../parts/moments.ts';

type UserEntryProps = {
  readonly user: {
    readonly id: number;
    readonly name: string;
    readonly email: string | null;
    readonly proven_phone: string | null;
    readonly role: 'customer' | 'vendor' | 'operator';
    readonly created_at: string;
    readonly blocked_at: string | null;
    readonly erased_at: string | null;
    readonly sessions: number;
    readonly bookings: number;
    readonly disputes: number;
    readonly has_second_factor: boolean;
  };
  readonly locale: Locale;
  readonly onLogOut: () => void;
  readonly onBlock: () => void;
  readonly onUnblock: () => void;
  readonly onRemoveSecondFactor: () => void;
  readonly onReleaseNumber: () => void;
  readonly onExport: () => void;
  readonly onErase: () => void;
};

/** An account and what can be done to it. */
export function UserEntry({ user, locale, ...actions }: UserEntryProps) {
  const t = useTranslations('operator.users');
  const tOperator = useTranslations('operator');
  const { bookings, sessions } = user;
  const isErased = user.erased_at !== null;
  return (
    <Entry
      title={<bdi>{user.name}</bdi>}
      badge={
        <>
          <span className="text-13 text-ink-soft">{t(`role.${user.role}`)}</span>
          {user.has_second_factor && <Badge tone="plain" label={t('secondFactor')} />}
          {isErased && <Badge tone="plain" label={t('erased')} />}
          {!isErased && user.blocked_at !== null && <Badge tone="bad" label={t('blocked')} />}
        </>
      }
      facts={
        <>
          <bdi>{user.email ?? user.proven_phone}</bdi>
          {` · ${t('facts', { bookings, sessions })} · ${tOperator('vendors.since', { day: dayOf(locale, user.created_at) })}`}
        </>
      }
      actions={
        <>
          {user.disputes > 0 && <Disputes user={user} />}
          {!isErased && <Actions user={user} {...actions} />}
        </>
      }
    />
  );
}

function Disputes({ user: { id, name, disputes } }: Pick<UserEntryProps, 'user'>) {
  const t = useTranslations('operator.disputes');
  const tAction = useTranslations('operator.action');
  const action = t('count', { count: disputes });
  return (
    <Link
      to={`/disputes?customer=${id}`}
      aria-label={tAction('about', { action, name })}
      className={buttonClass({ kind: 'text', size: 'small' })}
    >
      {action}
    </Link>
  );
}

function Actions({ user, onLogOut, onBlock, onUnblock, ...others }: Omit<UserEntryProps, 'locale'>) {
  const t = useTranslations('operator.users');
  const tAction = useTranslations('operator.action');
  const actions = [
    ...(user.sessions > 0 ? [{ key: 'logOut', take: onLogOut } as const] : []),
    user.blocked_at === null
      ? ({ key: 'block', take: onBlock } as const)
      : ({ key: 'unblock', take: onUnblock } as const),
    ...(isRemovable(user) ? [{ key: 'removeSecondFactor', take: others.onRemoveSecondFactor } as const] : []),
    ...(user.proven_phone === null ? [] : [{ key: 'releaseNumber', take: others.onReleaseNumber } as const]),
    { key: 'export', take: others.onExport } as const,
    { key: 'erase', take: others.onErase } as const,
  ];
  return actions.map(({ key, take }) => (
    <Button
      key={key}
      kind="outline"
      size="small"
      aria-label={tAction('about', { action: t(key), name: user.name })}
      onClick={take}
    >
      {t(key)}
    </Button>
  ));
}

/** The command at the server alone changes an operator's. */
const isRemovable = ({ has_second_factor: has, role }: UserEntryProps['user']) => has && role !== 'operator';
