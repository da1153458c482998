/** The arch of a venue, standing on its place at the origin of a drawing. */
export function PinShape() {
  return (
    <>
      <path d="M-20-14V-36C-20-46-8-50 0-58 8-50 20-46 20-36V-14H6L0-6-6-14Z" className="map-pin" />
      <path d="M0-46 4-40H10V-34L16-30 10-26V-20H4L0-14-4-20H-10V-26L-16-30-10-34V-40H-4Z" className="map-star" />
    </>
  );
}

/** The same over a map that moves; its tip is in the middle of its lower edge. */
export function PinMark() {
  return (
    <svg viewBox="-24 -60 48 60" aria-hidden="true" className="h-15 w-12">
      <PinShape />
    </svg>
  );
}
