import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useNextDay } from '../catalog/use-next-day.ts';
import { ClockTime } from '../catalog/clock-time.tsx';
import { type ServiceCardView, servicePath } from '../catalog/service-card-view.ts';
import { inLanguage, useLanguage } from '../shell/language.ts';

/** Three free times, on wide screens, each behind an arch and leading to its service. */
export function Arches({ services }: { readonly services: readonly ServiceCardView[] }) {
  const t = useTranslations('home.banner');
  return (
    <ul aria-label={t('arches')} className="hidden items-end justify-end gap-5.5 lg:flex">
      {chooseThree(services).map((service, index) => (
        <Arch key={service.id} service={service} height={heights[index] ?? ''} />
      ))}
    </ul>
  );
}

const heights = ['h-79', 'h-101', 'h-88'];

type ArchProps = { readonly service: ServiceCardView; readonly height: string };

function Arch({ service: { id, picture, venue, city, nextSlots }, height }: ArchProps) {
  const t = useTranslations('card');
  const language = useLanguage();
  const nameDay = useNextDay();
  if (!nextSlots) return null;
  return (
    <li className="w-46">
      <Link
        to={inLanguage(language, servicePath(id))}
        className="group relative block rounded-t-full focus-visible:outline-on-field"
      >
        <span className={`arch block overflow-hidden bg-sand ${height}`}>
          <Picture picture={picture} alt="" sizes="540px" className="size-full object-bottom" />
        </span>
        <span className="absolute inset-x-2.5 bottom-14.5 rounded-[12px] bg-surface px-3 py-2 text-13 leading-[1.45] text-ink shadow-rest group-hover:bg-lapis-tint">
          <b className="block text-15 font-head">
            {nameDay(nextSlots)} <ClockTime time={nextSlots.times[0] ?? ''} />
          </b>
          {t('location', { district: venue, city })}
        </span>
      </Link>
    </li>
  );
}

/** The soonest free services, each with a picture of its own, of three categories where as many have one. */
function chooseThree(services: readonly ServiceCardView[]): ServiceCardView[] {
  const soonest = firstsOf(
    services.filter(({ nextSlots }) => nextSlots).toSorted((a, b) => (slotOf(a) < slotOf(b) ? -1 : 1)),
    ({ picture }) => picture?.url,
  );
  return [...new Set([...firstsOf(soonest, ({ category }) => category), ...soonest])].slice(0, 3);
}

/** The first service of every kind. */
const firstsOf = (
  services: readonly ServiceCardView[],
  kindOf: (service: ServiceCardView) => string | undefined,
): ServiceCardView[] =>
  [...new Map(services.toReversed().map((service) => [kindOf(service), service])).values()].toReversed();

const slotOf = ({ nextSlots }: ServiceCardView): string => `${nextSlots?.date} ${nextSlots?.times[0]}`;
