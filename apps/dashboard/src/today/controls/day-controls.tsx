import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';
import type { Density } from '../../shell/calendar/calendar-choices.ts';
import type { Screen } from '../../shell/use-screen.ts';
import type { CalendarView } from '../calendar-view-name.ts';
import { DensityButton, DensityChoice } from './density-choice.tsx';
import { TeamMenu } from './team-menu.tsx';

type DayControlsProps = {
  readonly view: CalendarView;
  readonly team: Agenda['employees'];
  readonly shown: Agenda['employees'];
  readonly choose: (id: number) => void;
  readonly density: Density;
  readonly changeDensity: (density: Density) => void;
  readonly screen: Screen;
};

/** How the calendar is shown: whose columns, and how close its hours stand. A list and a month have neither. */
export function DayControls({ view, team, shown, choose, density, changeDensity, screen }: DayControlsProps) {
  if (view === 'list' || view === 'month') return null;
  const shownIds = shown.map(({ id }) => id);
  // Those of a phone stand in a row of their own.
  if (screen === 'phone') return <DensityButton density={density} onChoose={changeDensity} />;
  return (
    <>
      {team.length > 1 &&
        (view === 'week' ? (
          <EmployeeChoice {...{ team, choose }} chosen={shownIds[0]} />
        ) : (
          <TeamMenu {...{ team, shownIds }} toggle={choose} />
        ))}
      <DensityChoice density={density} onChoose={changeDensity} />
    </>
  );
}

type EmployeeChoiceProps = Pick<DayControlsProps, 'team' | 'choose'> & { readonly chosen: number | undefined };

/** Whose week it is. */
function EmployeeChoice({ team, chosen, choose }: EmployeeChoiceProps) {
  const t = useTranslations('dashboard.calendar');
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={t('weekOf')}
        value={chosen}
        className="min-h-11 max-w-48 appearance-none truncate rounded-control bg-surface ps-4 pe-9 text-15 font-strong text-lapis inset-ring inset-ring-lapis-line"
        onChange={(event) => choose(Number(event.target.value))}
      >
        {team.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute inset-e-3 size-4 text-lapis" />
    </span>
  );
}
