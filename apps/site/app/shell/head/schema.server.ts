import type { Service } from '@tajmeelspot/contract/catalog.ts';

const context = 'https://schema.org';

/** The site and how it is searched. `home` is the absolute address of the home page. */
export const siteSchema = (home: string, description: string) => ({
  '@context': context,
  '@type': 'WebSite',
  name: 'TajmeelSpot',
  url: home,
  description,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${home.replace(/\/$/, '')}/services?treatment={treatment}` },
    'query-input': 'required name=treatment',
  },
});

/** The way to a page, from the top down. */
export const breadcrumbSchema = (steps: readonly { readonly label: string; readonly address: string }[]) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: address,
  })),
});

/** A service, the venue that offers it, its prices and what visitors think of it. `origin` stands before its pictures. */
export function serviceSchema(service: Service, origin: string, address: string) {
  const { title, description, establishment: venue, images, pricing, rating, reviews_count: reviewCount } = service;
  const pictures = images.map((image) => origin + image);
  return {
    '@context': context,
    '@type': 'Service',
    name: title,
    description,
    url: address,
    serviceType: service.category.label,
    image: pictures,
    provider: venueOf(venue, pictures[0]),
    offers: pricing.map((item) => ({
      '@type': 'Offer',
      name: item.title,
      price: item.final_price,
      priceCurrency: 'IQD',
      availability: `${context}/InStock`,
    })),
    ...(rating === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 } }),
  };
}

const venueTypes = { saloon: 'BeautySalon', dental: 'Dentist', clinic: 'MedicalClinic' } as const;

function venueOf(venue: Service['establishment'], image: string | undefined) {
  const { latitude, longitude, contact_info: contact } = venue;
  return {
    '@type': venueTypes[venue.type],
    name: venue.name,
    ...(image ? { image } : {}),
    ...(contact.phone ? { telephone: contact.phone } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.address,
      addressLocality: venue.city,
      addressCountry: 'IQ',
      ...(venue.postcode ? { postalCode: venue.postcode } : {}),
    },
    ...(latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}
