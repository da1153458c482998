type InitialProps = {
  readonly name: string;
  /** Address of a picture, which takes the place of the letter. */
  readonly portrait?: string | null;
  readonly className?: string;
};

/** The first letter of a name in a circle, or a portrait. It is decoration: the name stands beside it. */
export function Initial({ name, portrait = null, className = 'size-11 bg-sand text-ink-soft' }: InitialProps) {
  if (portrait !== null)
    return (
      <img
        src={portrait}
        alt=""
        width={384}
        height={384}
        loading="lazy"
        className={`shrink-0 rounded-full object-cover ${className}`}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full text-15 font-strong ${className}`}
    >
      {String.fromCodePoint(name.codePointAt(0) ?? 0)}
    </span>
  );
}
