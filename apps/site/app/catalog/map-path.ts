/** What is known of where a venue is; the coordinates, in degrees, are null where it gave none. */
type MapPlace = { readonly latitude: number | null; readonly longitude: number | null; readonly text: string };

/** Address of a map with the venue. It is a link, so that no other site learns who looks at the page. */
export function mapPath({ latitude, longitude, text }: MapPlace): string {
  if (latitude === null || longitude === null) {
    return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: text })}`;
  }
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
