import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** Where it is. The map is a link, so that no stranger learns who looks at the page. */
export function FindUs({ establishment: venue }: Pick<Service, 'establishment'>) {
  const t = useTranslations('service');
  const card = useTranslations('card');
  const { address, district, city, postcode } = venue;
  return (
    <section className="border-t border-line py-8 lg:py-10">
      <h2 className="mb-4 text-22">{t('findUs.title')}</h2>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-panel bg-sand p-5 md:p-8">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-lapis text-on-lapis max-md:hidden">
          <Icon name="pin" className="size-7" />
        </span>
        <p className="min-w-0 flex-1 basis-60">
          <b className="block font-[620]">{address}</b>
          <span className="text-15 text-ink-soft">
            {card('location', { district, city })}
            {postcode !== null && (
              <>
                {' · '}
                <bdi>{postcode}</bdi>
              </>
            )}
          </span>
        </p>
        <a
          href={mapPathOf(venue)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: 'outline', size: 'small' })}
        >
          {t('findUs.directions')}
          <span className="sr-only"> {t('contact.newTab')}</span>
        </a>
      </div>
    </section>
  );
}

function mapPathOf({ latitude, longitude, address, city }: Service['establishment']): string {
  if (latitude === null || longitude === null) {
    return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${address}, ${city}` })}`;
  }
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
