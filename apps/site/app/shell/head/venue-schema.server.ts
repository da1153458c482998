import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';

const context = 'https://schema.org';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A venue as schema.org knows it: what it is, where, when it is open, what it does, and how to book. `address` is its page's. */
export function venueSchema(page: VenuePage, origin: string, address: string) {
  const { venue, rating, reviews_count: reviewCount, services, social } = page;
  const { latitude, longitude, contact_info: contact } = venue;
  const profiles = Object.values(social).filter((profile) => profile !== null);
  return {
    '@context': context,
    '@type': typeOf(page),
    '@id': address,
    name: venue.name,
    url: address,
    image: page.pictures.slice(0, 5).map(({ url }) => origin + url),
    ...(contact.phone ? { telephone: contact.phone } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.address,
      addressLocality: venue.city,
      addressRegion: venue.district,
      addressCountry: 'IQ',
      ...(venue.postcode ? { postalCode: venue.postcode } : {}),
    },
    ...(latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    currenciesAccepted: 'IQD',
    ...hoursOf(page),
    hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: services.map(toCatalogOf) },
    ...(rating === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 } }),
    potentialAction: {
      '@type': 'ReserveAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: address,
        actionPlatform: [`${context}/DesktopWebPlatform`, `${context}/MobileWebPlatform`],
      },
      result: { '@type': 'Reservation', provider: { '@id': address } },
    },
  };
}

/** A salon that does nothing but hair says so. */
function typeOf({ venue, services }: VenuePage): string {
  if (venue.type === 'dental') return 'Dentist';
  if (venue.type === 'clinic') return 'MedicalClinic';
  return services.every(({ category }) => category.name === 'hair') ? 'HairSalon' : 'BeautySalon';
}

const hoursOf = ({ availability, special_days: special }: VenuePage) => ({
  openingHoursSpecification: availability.flatMap(({ weekday, intervals }) =>
    intervals.map(({ start, end }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `${context}/${weekdays[weekday - 1]}`,
      opens: start,
      closes: end,
    })),
  ),
  ...(special.length === 0
    ? {}
    : {
        specialOpeningHoursSpecification: special.flatMap(({ date, intervals }) =>
          // A day without hours is closed, which schema.org says with equal times.
          (intervals.length > 0 ? intervals : [{ start: '00:00', end: '00:00' }]).map(({ start, end }) => ({
            '@type': 'OpeningHoursSpecification',
            validFrom: date,
            validThrough: date,
            opens: start,
            closes: end,
          })),
        ),
      }),
});

const toCatalogOf = ({ title, pricing }: VenuePage['services'][number]) => ({
  '@type': 'OfferCatalog',
  name: title,
  itemListElement: pricing.map((treatment) => ({
    '@type': 'Offer',
    price: treatment.final_price,
    priceCurrency: 'IQD',
    itemOffered: { '@type': 'Service', name: treatment.title },
  })),
});
