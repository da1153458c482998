import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import type { ReactNode } from 'react';
import { callPath } from '../booking/booking-paths.ts';
import { mapLinks, mapSearchLink } from '../booking/pass/map-links.ts';
import { plusCodeOf } from '../booking/pass/plus-code.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { PlacePicture, type PlacePictureProps } from './place-picture.tsx';

/** Where a venue is, and with which tiles a map of it can be opened. */
export type PlaceDrawing = Pick<PlacePictureProps, 'drawing' | 'tiles' | 'place'>;

type VenuePlaceProps = Pick<VenuePage, 'venue'> & { readonly map: PlaceDrawing | undefined };

/** Where it is and how to get there or call; map and links work without scripts. */
export function VenuePlace({ venue, map }: VenuePlaceProps) {
  const t = useTranslations('venuePage');
  return (
    <section id="find-us" className="scroll-mt-14 border-t border-line py-8 lg:py-10">
      <h2 className="mb-4 text-22">{t('sections.findUs')}</h2>
      <div className="overflow-hidden rounded-panel bg-surface inset-ring inset-ring-line md:grid md:grid-cols-[minmax(0,1fr)_380px]">
        {map && <PlacePicture {...map} label={t('findUs.mapOf', { venue: venue.name })} />}
        <Address venue={venue} />
      </div>
    </section>
  );
}

function Address({ venue }: Pick<VenuePage, 'venue'>) {
  const card = useTranslations('card');
  const { address, district, city, latitude, longitude, contact_info: contact } = venue;
  const place = latitude === null || longitude === null ? undefined : { latitude, longitude };
  return (
    <div className="grid content-center gap-5 p-5 md:p-8">
      <p className="min-w-0">
        <b className="block text-18 font-[620]">{card('location', { district, city })}</b>
        <span className="block text-ink-soft">{address}</span>
        <span className="mt-1 flex flex-wrap gap-x-3 text-15 text-ink-soft">
          {place && <bdi dir="ltr">{plusCodeOf(place.latitude, place.longitude)}</bdi>}
          {contact.phone !== null && <bdi dir="ltr">{contact.phone}</bdi>}
        </span>
      </p>
      <PlaceLinks venue={venue} place={place} />
    </div>
  );
}

type PlaceLinksProps = Pick<VenuePage, 'venue'> & {
  readonly place: { readonly latitude: number; readonly longitude: number } | undefined;
};

function PlaceLinks({ venue, place }: PlaceLinksProps) {
  const t = useTranslations('venuePage.findUs');
  const { name, address, city, contact_info: contact } = venue;
  const links = place && mapLinks(place, name);
  return (
    <div className="grid grid-cols-2 gap-2">
      {links ? (
        <>
          <PlaceLink href={links.google} icon="pin" isExternal>
            {t('google')}
          </PlaceLink>
          <PlaceLink href={links.waze} icon="navigate" isExternal>
            {t('waze')}
          </PlaceLink>
          <PlaceLink href={links.app} icon="screen">
            {t('app')}
          </PlaceLink>
        </>
      ) : (
        <PlaceLink href={mapSearchLink(`${name}, ${address}, ${city}`)} icon="pin" isExternal>
          {t('map')}
        </PlaceLink>
      )}
      {contact.phone !== null && (
        <PlaceLink href={callPath(contact.phone)} icon="phone">
          {t('call')}
        </PlaceLink>
      )}
    </div>
  );
}

type PlaceLinkProps = {
  readonly href: string;
  readonly icon: IconName;
  readonly isExternal?: boolean;
  readonly children: ReactNode;
};

function PlaceLink({ href, icon, isExternal = false, children }: PlaceLinkProps) {
  const t = useTranslations('service.contact');
  return (
    <a
      href={href}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={`${buttonClass({ kind: 'outline', size: 'small' })} px-2.5!`}
    >
      <Icon name={icon} className="size-4.5" />
      <span>
        {children}
        {isExternal && <span className="sr-only"> {t('newTab')}</span>}
      </span>
    </a>
  );
}
