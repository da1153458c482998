import type { Language } from '@tajmeelspot/language/languages.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from 'use-intl';
import { Badge } from '../parts/badge.tsx';
import { Entry } from '../parts/entry.tsx';
import { dayOf } from '../parts/moments.ts';

type PersonEntryProps = {
  readonly person: {
    readonly name: string;
    readonly email: string;
    readonly role: 'customer' | 'vendor' | 'operator';
    readonly created_at: string;
    readonly blocked_at: string | null;
    readonly erased_at: string | null;
    readonly sessions: number;
    readonly bookings: number;
  };
  readonly language: Language;
  readonly onLogOut: () => void;
  readonly onBlock: () => void;
  readonly onUnblock: () => void;
  readonly onExport: () => void;
  readonly onErase: () => void;
};

/** An account and what can be done to it. */
export function PersonEntry({ person, language, ...actions }: PersonEntryProps) {
  const t = useTranslations('operator.people');
  const tOperator = useTranslations('operator');
  const { bookings, sessions } = person;
  const isErased = person.erased_at !== null;
  return (
    <Entry
      title={<bdi>{person.name}</bdi>}
      badge={
        <>
          <span className="text-13 text-ink-soft">{t(`role.${person.role}`)}</span>
          {isErased && <Badge tone="plain" label={t('erased')} />}
          {!isErased && person.blocked_at !== null && <Badge tone="bad" label={t('blocked')} />}
        </>
      }
      facts={
        <>
          <bdi>{person.email}</bdi>
          {` · ${t('facts', { bookings, sessions })} · ${tOperator('vendors.since', { day: dayOf(language, person.created_at) })}`}
        </>
      }
      actions={!isErased && <Actions person={person} {...actions} />}
    />
  );
}

function Actions({ person, onLogOut, onBlock, onUnblock, onExport, onErase }: Omit<PersonEntryProps, 'language'>) {
  const t = useTranslations('operator.people');
  const tDeed = useTranslations('operator.deed');
  const actions = [
    ...(person.sessions > 0 ? [{ key: 'logOut', take: onLogOut } as const] : []),
    person.blocked_at === null
      ? ({ key: 'block', take: onBlock } as const)
      : ({ key: 'unblock', take: onUnblock } as const),
    { key: 'export', take: onExport } as const,
    { key: 'erase', take: onErase } as const,
  ];
  return actions.map(({ key, take }) => (
    <Button
      key={key}
      kind="outline"
      size="small"
      aria-label={tDeed('about', { action: t(key), name: person.name })}
      onClick={take}
    >
      {t(key)}
    </Button>
  ));
}
