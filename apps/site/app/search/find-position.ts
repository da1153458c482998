/** Where the reader is, to about a hundred metres, as an address holds it. Rejects where nobody may know. */
export function findPosition(): Promise<string> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve(`${latitude.toFixed(3)},${longitude.toFixed(3)}`),
      reject,
      { timeout: 10_000, maximumAge: 600_000 },
    );
  });
}
