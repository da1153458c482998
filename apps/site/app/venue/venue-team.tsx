import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { ClockTime } from '../catalog/clock-time.tsx';
import { Portrait } from '../catalog/portrait.tsx';
import { RatingBadge } from '../catalog/rating-badge.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useDayOfSlot } from './day-of-slot.ts';

const tints = ['bg-lapis-tint text-lapis', 'bg-saffron-tint text-saffron-ink', 'bg-sand text-ink-soft'];

type VenueTeamProps = Pick<VenuePage, 'employees'> & {
  /** Called when somebody's next time is chosen. */
  readonly onSlot: () => void;
};

/** Who works there: name, job, the gender as a word, what visitors gave, and the next free time as a link that books it. */
export function VenueTeam({ employees, onSlot }: VenueTeamProps) {
  const t = useTranslations('venuePage');
  if (employees.length === 0) return null;
  return (
    <section id="team" className="scroll-mt-14">
      <h2 className="mb-4 text-22">{t('sections.team')}</h2>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-6 xs:grid-cols-3 md:grid-cols-4 md:gap-x-4">
        {employees.map(({ id, name, job, gender, portrait, rating, reviews_count: count, next_slot: slot }, index) => (
          <li key={id} className="flex min-w-0 flex-col">
            <span
              aria-hidden="true"
              className={`arch relative mb-2 grid aspect-5/6 place-items-center pt-4 text-36 font-head ${tints[index % tints.length]}`}
            >
              <Portrait name={name} portrait={portrait} />
            </span>
            <span className="block text-15 leading-snug font-[620]">{name}</span>
            <span className="block text-13 text-ink-soft">{job}</span>
            <span className="flex items-center gap-1 text-13 text-ink-soft">
              {gender === 'female' && <Icon name="female" className="size-3.5" />}
              {t(`gender.${gender}`)}
            </span>
            {rating !== null && (
              <p className="flex text-13">
                <RatingBadge rating={rating} count={count} />
              </p>
            )}
            {slot && (
              <div className="mt-auto pt-2">
                <NextOfEmployee employeeId={id} name={name} slot={slot} onSlot={onSlot} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type NextOfEmployeeProps = {
  readonly employeeId: number;
  readonly name: string;
  readonly slot: NonNullable<VenuePage['employees'][number]['next_slot']>;
  readonly onSlot: () => void;
};

function NextOfEmployee({ employeeId, name, slot: { date, time, treatment }, onSlot }: NextOfEmployeeProps) {
  const t = useTranslations('venuePage.next');
  const nameDay = useDayOfSlot();
  const at = { treatment: String(treatment.id), employee: String(employeeId), date, time };
  return (
    <Link
      to={{ search: `?${new URLSearchParams(at)}` }}
      replace
      preventScrollReset
      className="grid min-h-11 content-center rounded-control bg-surface px-2.5 py-1.5 text-13 leading-snug inset-ring inset-ring-lapis-line hover:bg-lapis-tint"
      onClick={onSlot}
    >
      <span className="sr-only">{t('of', { name })} </span>
      <span className="font-strong text-lapis">
        {nameDay(date)} <ClockTime time={time} />
      </span>
      <span className="line-clamp-1 text-ink-soft">{treatment.title}</span>
    </Link>
  );
}
