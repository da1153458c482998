import { useVenues } from './venue-provider.tsx';

/** The gender of the venue's customers as its texts have it: female where it serves women only, known of nobody else. */
export const useCustomersGender = (): 'female' | 'other' =>
  useVenues()?.venue.is_women_only === true ? 'female' : 'other';
