import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import type { MapView } from '@tajmeelspot/ui/map/projection.ts';
import type { PlaceOnMap } from '@tajmeelspot/contract/search-map.ts';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { clusterPlaces, type PinCluster } from './cluster-places.ts';

type MapPinsProps = {
  readonly view: MapView;
  readonly places: readonly PlaceOnMap[];
  /** Slug of the venue that is pointed at. */
  readonly marked: string;
  /** Key of the pin whose card is open. */
  readonly chosen: string;
  readonly onMark: (slug: string) => void;
  readonly onChoose: (cluster: PinCluster) => void;
};

/** A button for each venue or group of venues, where it is; those pointed at lie over the others. */
export function MapPins({ view, places, marked, chosen, onMark, onChoose }: MapPinsProps) {
  return (
    // Left is left on a map, in every script.
    <ul dir="ltr" className="pointer-events-none absolute inset-0 isolate">
      {clusterPlaces(view, places).map((cluster) => {
        const isMarked = cluster.places.some(({ venue }) => venue?.slug === marked) && marked !== '';
        return (
          <MapPin key={cluster.key} {...{ cluster, onMark, onChoose }} isMarked={isMarked || cluster.key === chosen} />
        );
      })}
    </ul>
  );
}

type MapPinProps = Pick<MapPinsProps, 'onMark' | 'onChoose'> & {
  readonly cluster: PinCluster;
  readonly isMarked: boolean;
};

function MapPin({ cluster, isMarked, onMark, onChoose }: MapPinProps) {
  const t = useTranslations('map');
  const locale = useLocale();
  const { count, places, at } = cluster;
  const [x, y] = at.map(Math.round);
  const venue = count === 1 ? places[0]?.venue : undefined;
  const price = formatMoney(locale, cluster.price);
  const point = () => onMark(venue?.slug ?? '');
  return (
    <li
      className={`absolute inset-s-0 top-0 ${isMarked ? 'z-10' : 'hover:z-10 focus-within:z-10'}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <button
        type="button"
        aria-label={venue ? t('pin', { venue: venue.name, price }) : t('group', { count, price })}
        data-pin={venue?.slug ?? ''}
        data-marked={isMarked || undefined}
        className={`pointer-events-auto absolute -translate-x-1/2 ${venue ? labelClass(isMarked) : groupClass}`}
        onClick={() => onChoose(cluster)}
        onMouseEnter={point}
        onMouseLeave={() => onMark('')}
        onFocus={point}
        onBlur={() => onMark('')}
      >
        {venue ? (
          <>
            {venue.rating !== null && <Khatam className="size-3.5 text-saffron" />}
            <bdi>{price}</bdi>
          </>
        ) : (
          <>
            <Khatam className={`text-[52px] drop-shadow-sm ${isMarked ? 'text-ink' : 'text-lapis'}`} />
            <span
              aria-hidden="true"
              className="absolute inset-0 grid place-items-center text-15 font-strong text-on-lapis"
            >
              {formatNumber(locale, count)}
            </span>
          </>
        )}
      </button>
    </li>
  );
}

const groupClass = 'bottom-0 translate-y-1/2';

/** A price over a point that stands on the place. */
const labelClass = (isMarked: boolean): string =>
  `map-label bottom-2 flex min-h-9 items-center gap-1.5 rounded-full px-3 text-13 font-strong whitespace-nowrap shadow-rest ${
    isMarked ? 'bg-lapis text-on-lapis' : 'bg-surface text-ink inset-ring inset-ring-line'
  }`;
