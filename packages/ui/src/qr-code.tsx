import { encode } from 'uqr';

type QrCodeProps = { readonly text: string; readonly label: string; readonly className?: string };

/** A text as a QR code, dark on white in both themes: cameras expect it so. */
export function QrCode({ text, label, className = 'w-52' }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`${className} rounded-control`}
    >
      <rect width={size} height={size} fill="white" />
      <path fill="black" d={dark.join('')} />
    </svg>
  );
}
