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

/** A listing, the house that offers it, its prices and what visitors think of it. `origin` stands before its pictures. */
export function listingSchema(service: Service, origin: string, address: string) {
  const { title, description, establishment, images, pricing, rating, reviews_count: reviewCount } = service;
  const pictures = images.map((image) => origin + image);
  return {
    '@context': context,
    '@type': 'Service',
    name: title,
    description,
    url: address,
    serviceType: service.category.label,
    image: pictures,
    provider: houseOf(establishment, pictures[0]),
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

const houseTypes = { saloon: 'BeautySalon', dental: 'Dentist', clinic: 'MedicalClinic' } as const;

function houseOf(house: Service['establishment'], image: string | undefined) {
  const { latitude, longitude, contact_info: contact } = house;
  return {
    '@type': houseTypes[house.type],
    name: house.name,
    ...(image ? { image } : {}),
    ...(contact.phone ? { telephone: contact.phone } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: house.address,
      addressLocality: house.city,
      addressCountry: 'IQ',
      ...(house.postcode ? { postalCode: house.postcode } : {}),
    },
    ...(latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}
