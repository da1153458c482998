/** A place on the map, degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** Addresses that lead to a place from wherever the reader is, in the apps that people here use. */
export const mapLinks = ({ latitude, longitude }: Coordinates, name: string) => ({
  google: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  waze: `https://waze.com/ul?ll=${latitude},${longitude}&navigate=yes`,
  app: `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`,
});

/** Address that finds a venue without coordinates by its text. */
export const mapSearchLink = (text: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: text })}`;
