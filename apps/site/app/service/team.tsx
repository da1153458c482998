import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { initialOf } from '../catalog/initial-of.ts';

const tints = ['bg-lapis-tint text-lapis', 'bg-saffron-tint text-saffron-ink', 'bg-sand text-ink-soft'];

/** Who gives it. */
export function Team({ employees }: Pick<Service, 'employees'>) {
  const t = useTranslations('service');
  return (
    <section>
      <h2 className="mb-4 text-22">{t('team')}</h2>
      <ul className="grid grid-cols-3 gap-3.5 md:grid-cols-5 md:gap-5">
        {employees.map(({ id, name, job }, index) => (
          <li key={id} className="min-w-0">
            <span
              aria-hidden="true"
              className={`arch mb-2.5 grid aspect-5/6 place-items-center pt-4 text-36 font-head ${tints[index % tints.length]}`}
            >
              {initialOf(name)}
            </span>
            <span className="block text-15 leading-snug font-[620]">{name}</span>
            <span className="block text-13 text-ink-soft">{job}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
