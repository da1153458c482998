import { Khatam } from './khatam.tsx';

type RatingProps = {
  /** The mean as the language writes it. */
  readonly text: string;
  /** How many reviews, as the language writes it. */
  readonly count?: string | undefined;
  /** The whole in words. */
  readonly label: string;
  readonly className?: string | undefined;
};

/** The star never stands without its number: saffron alone is too pale to read. */
export function Rating({ text, count, label, className = 'text-13' }: RatingProps) {
  return (
    <span className={`inline-flex items-center gap-1.25 font-strong whitespace-nowrap ${className}`}>
      <Khatam className="size-3.5 text-saffron" />
      <span className="sr-only">{label}</span>
      <bdi aria-hidden="true">{text}</bdi>
      {count !== undefined && (
        <span aria-hidden="true" className="font-body text-ink-soft">
          (<bdi>{count}</bdi>)
        </span>
      )}
    </span>
  );
}

/** In the rating's place while nobody has given one. */
export function NewMark({
  label,
  className = 'text-13',
}: {
  readonly label: string;
  readonly className?: string | undefined;
}) {
  return (
    <span className={`inline-flex items-center gap-1.25 font-strong whitespace-nowrap text-lapis ${className}`}>
      <Khatam className="size-3.5 fill-none stroke-current stroke-[.14]" />
      {label}
    </span>
  );
}
