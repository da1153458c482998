import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { useTranslations } from 'use-intl';

type TeamStripProps = {
  readonly team: Agenda['employees'];
  readonly shownIds: readonly number[];
  readonly choose: (id: number) => void;
};

/** Everybody at one tap: a ring stands round those whose columns are shown. */
export function TeamStrip({ team, shownIds, choose }: TeamStripProps) {
  const t = useTranslations('dashboard.calendar');
  if (team.length < 2) return null;
  return (
    <ul aria-label={t('team')} className="-mx-4 flex gap-1 overflow-x-auto px-3 [scrollbar-width:none]">
      {team.map(({ id, name }) => (
        <li key={id} className="shrink-0">
          <button
            type="button"
            aria-pressed={shownIds.includes(id)}
            className="group grid w-18 justify-items-center gap-1.5 rounded-small px-1 pt-1 text-13 text-ink-soft aria-pressed:font-strong aria-pressed:text-ink"
            onClick={() => choose(id)}
          >
            <span
              aria-hidden="true"
              className="grid size-11 place-items-center rounded-full bg-lapis-tint text-15 font-strong text-lapis group-aria-pressed:outline-2 group-aria-pressed:outline-offset-2 group-aria-pressed:outline-lapis"
            >
              {String.fromCodePoint(name.codePointAt(0) ?? 0)}
            </span>
            <bdi className="w-full truncate text-center">{name.split(' ')[0]}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
