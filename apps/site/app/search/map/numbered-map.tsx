import { MapPicture } from '@tajmeelspot/ui/map/map-picture.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { Link } from 'react-router';
import { PriceFrom } from '../../catalog/price-from.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { venuePath } from '../../venue/venue-path.ts';
import type { NumberedVenue, SearchMap } from './search-map.ts';

/** The map of a search without scripts: drawn, with a number for each venue, and what the numbers mean below it. */
export function NumberedMap({ map: { drawing, numbered } }: { readonly map: SearchMap }) {
  const t = useTranslations('map');
  const box = `0 0 ${drawing.width} ${drawing.height}`;
  return (
    <div className="grid h-full grid-rows-[minmax(0,1fr)_auto]">
      <div className="map-numbered relative aspect-square max-h-full lg:aspect-auto">
        <MapPicture drawing={drawing} label={t('label')} className="size-full" />
        <svg
          viewBox={box}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          {numbered.map(({ number, at: [x, y] }) => (
            <g key={number} transform={`translate(${x} ${y})`}>
              <circle r={14} className="map-pin" />
              <text y={5} className="map-number">
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
      {numbered.length > 0 && (
        <ol
          aria-label={t('numbered')}
          className="hidden grid-cols-2 gap-x-4 bg-surface px-4 py-2 text-13 lg:max-h-60 lg:overflow-auto noscript:grid"
        >
          {numbered.map((venue) => (
            <Numbered key={venue.number} venue={venue} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Numbered({ venue: { number, name, slug, price } }: { readonly venue: NumberedVenue }) {
  const language = useLanguage();
  return (
    <li className="flex min-w-0 items-baseline gap-1.5 py-1">
      <b>{number}</b>
      <span className="min-w-0">
        <Link to={inLanguage(language, venuePath(slug))} className="font-strong text-lapis hover:underline">
          {name}
        </Link>
        <PriceFrom price={<Price iqd={price} />} />
      </span>
    </li>
  );
}
