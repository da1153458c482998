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

/** What stands in the place of a picture: a lattice of the khatam in a colour and size of its own, with the first letter. */
export function PicturePlaceholder({ name, className }: PicturePlaceholderProps) {
  const seed = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return (
    <span
      className={`relative grid place-items-center overflow-hidden ${tints[seed % 4]} ${className}`}
      aria-hidden="true"
    >
      <span className="lattice-tile" style={{ maskSize: 44 + (seed % 7) * 12, maskPosition: seed % 64 }} />
      <span className="relative text-48 font-head">{/^\P{M}\p{M}*/u.exec(name.trim())?.[0]}</span>
    </span>
  );
}
