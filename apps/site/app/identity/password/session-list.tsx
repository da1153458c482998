import type { SignedIn } from '@tajmeelspot/contract/identity/sessions.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLastUsed, useDeviceName } from './session-labels.ts';

type SessionListProps = {
  readonly sessions: readonly SignedIn[];
  /** When they were asked for, milliseconds. */
  readonly now: number;
  /** The one that is being ended. */
  readonly ending: number | undefined;
  readonly onEnd: (session: SignedIn) => void;
};

/** Every place where somebody is signed in, this one first. */
export function SessionList({ sessions, now, ending, onEnd }: SessionListProps) {
  const ordered = sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  return (
    <ul className="grid">
      {ordered.map((session) => (
        <Row key={session.id} session={session} now={now} isEnding={ending === session.id} onEnd={onEnd} />
      ))}
    </ul>
  );
}

type SessionListRowProps = Pick<SessionListProps, 'now' | 'onEnd'> & {
  readonly session: SignedIn;
  readonly isEnding: boolean;
};

function Row({ session, now, isEnding, onEnd }: SessionListRowProps) {
  const t = useTranslations('password.sessions');
  const name = useDeviceName()(session);
  const lastUsed = useLastUsed(now);
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-2.5 border-t border-line py-4 first:border-t-0 md:grid-cols-[auto_1fr_auto]">
      <span className="grid size-11 place-items-center rounded-full bg-lapis-tint text-lapis">
        <Icon name={isPhone(session) ? 'phone' : 'screen'} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-strong">
          {name}
          {session.is_current && <Badge icon="check" text={t('current')} />}
          {session.audience !== 'site' && <Badge icon="chart" text={t(`audience.${session.audience}`)} />}
        </p>
        <p className="text-13 text-ink-soft">
          {session.is_current ? t('now') : lastUsed(session.last_used_at)}
          {' · '}
          <bdi dir="ltr">{session.address}</bdi>
        </p>
      </div>
      {!session.is_current && (
        <Button
          kind="outline"
          size="small"
          isBusy={isEnding}
          aria-label={t('endNamed', { device: name })}
          className="max-md:col-start-2 max-md:justify-self-start"
          onClick={() => onEnd(session)}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}

const Badge = ({ icon, text }: { readonly icon: IconName; readonly text: string }) => (
  <span className="inline-flex items-center gap-1.5 rounded-full bg-lapis-tint px-2.5 py-1 text-13 leading-none text-lapis">
    <Icon name={icon} className="size-3.5 stroke-2" />
    {text}
  </span>
);

const isPhone = ({ system }: SignedIn): boolean => system === 'Android' || system === 'iOS';
