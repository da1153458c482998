import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { initialOf } from '../catalog/initial-of.ts';
import { useTranslations } from '../shell/messages/translations.tsx';

const tints = ['bg-lapis-tint text-lapis', 'bg-saffron-tint text-saffron-ink', 'bg-sand text-ink-soft'];

/** Who works there: name, job, and the gender as a word. */
export function VenueTeam({ employees }: Pick<VenuePage, 'employees'>) {
  const t = useTranslations('venuePage');
  if (employees.length === 0) return null;
  return (
    <section id="team" className="scroll-mt-14">
      <h2 className="mb-4 text-22">{t('sections.team')}</h2>
      <ul className="grid grid-cols-3 gap-3.5 md:grid-cols-5 md:gap-4">
        {employees.map(({ id, name, job, gender }, index) => (
          <li key={id} className="min-w-0">
            <span
              aria-hidden="true"
              className={`arch mb-2 grid aspect-5/6 place-items-center pt-4 text-36 font-head ${tints[index % tints.length]}`}
            >
              {initialOf(name)}
            </span>
            <span className="block text-15 leading-snug font-[620]">{name}</span>
            <span className="block text-13 text-ink-soft">{job}</span>
            <span className="flex items-center gap-1 text-13 text-ink-soft">
              {gender === 'female' && <Icon name="female" className="size-3.5" />}
              {t(`gender.${gender}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
