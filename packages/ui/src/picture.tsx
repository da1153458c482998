import { Khatam } from './khatam.tsx';

type Props = {
  /** Address ending in /1200.webp, beside which a /600.webp lies; null where there is no picture. */
  readonly src: string | null;
  readonly alt: string;
  /** How wide it is shown, as `sizes` of an img says it. */
  readonly sizes: string;
  /** The first big picture of its page is fetched before everything else. */
  readonly isFirst?: boolean | undefined;
  readonly className?: string | undefined;
};

/** A picture that fills its place, 4:3 by itself; the khatam where there is none. */
export function Picture({ src, alt, sizes, isFirst = false, className = 'size-full' }: Props) {
  if (src === null) {
    return (
      <span className={`grid place-items-center bg-sand text-48 text-line ${className}`}>
        <Khatam />
      </span>
    );
  }
  const small = src.endsWith('/1200.webp') ? src.replace(/1200\.webp$/, '600.webp') : undefined;
  return (
    <img
      src={small ?? src}
      srcSet={small && `${small} 600w, ${src} 1200w`}
      sizes={small && sizes}
      alt={alt}
      width={1200}
      height={900}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={`object-cover ${className}`}
    />
  );
}
