import type { CityChoice } from '../../search/city-field.tsx';
import type { ServiceCardView } from '../../catalog/service-card-view.ts';

/** A service of a district, without what only a card with a picture shows. */
export type DistrictService = Pick<ServiceCardView, 'id' | 'title' | 'venue' | 'price' | 'nextSlots'>;

/** A district with its best services. */
export type DistrictView = {
  readonly code: string;
  readonly name: string;
  readonly city: CityChoice;
  readonly services: readonly DistrictService[];
};

/** What the home page shows by district. */
export type DistrictsView = {
  readonly districts: readonly DistrictView[];
  readonly cities: readonly CityChoice[];
  /** Code of the city whose districts these are; none where they are of all. */
  readonly city: string | undefined;
};
