import { useId } from 'react';
import { khatamOutline } from './khatam.tsx';

type PicturePlaceholderProps = {
  /** What has no picture: pattern, colour and letter follow from it. */
  readonly name: string;
  readonly className: string;
};

const tints = [
  'bg-lapis-tint text-lapis',
  'bg-saffron-tint text-saffron-ink',
  'bg-sand text-ink-soft',
  'bg-confirmed-tint text-confirmed',
];
const sizes = [44, 56, 72, 92];
const angles = [0, 22.5, 45];

/** What stands in the place of a picture: a lattice of the khatam in a colour and size of its own, with the first letter. */
export function PicturePlaceholder({ name, className }: PicturePlaceholderProps) {
  const id = useId();
  const seed = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const size = sizes[seed % sizes.length] ?? 56;
  const angle = angles[Math.floor(seed / 5) % angles.length] ?? 0;
  return (
    <span
      className={`relative grid place-items-center overflow-hidden ${tints[Math.floor(seed / 3) % tints.length]} ${className}`}
    >
      <svg aria-hidden="true" className="absolute inset-0 size-full opacity-30">
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
          <g
            fill="none"
            stroke="currentColor"
            strokeWidth={0.045}
            transform={`translate(${size / 2} ${size / 2}) scale(${size * 0.4})`}
          >
            <path d={khatamOutline} />
            <path d={khatamOutline} transform="scale(.55) rotate(22.5)" />
          </g>
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      <span aria-hidden="true" className="relative text-48 font-head">
        {/^\P{M}\p{M}*/u.exec(name.trim())?.[0]}
      </span>
    </span>
  );
}
