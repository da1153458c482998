/** The first letter of a name in a circle. It is decoration: the name stands beside it. */
export function Initial({
  name,
  className = 'size-11 bg-sand text-ink-soft',
}: {
  readonly name: string;
  readonly className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full text-15 font-strong ${className}`}
    >
      {String.fromCodePoint(name.codePointAt(0) ?? 0)}
    </span>
  );
}
