import { Khatam } from './khatam.tsx';
import { PicturePlaceholder } from './picture-placeholder.tsx';

/** A picture with everything that is known before it is there. */
export type ShownPicture = {
  /** Address of the widest WebP; beside it lie the others as {width}.webp, and all of them as {width}.avif. */
  readonly url: string;
  /** Pixels, ascending. */
  readonly widths: readonly number[];
  /** Of the widest, pixels. */
  readonly height: number;
  /** Average colour, which keeps its place. */
  readonly colour: string;
};

type SrcPictureProps = {
  /** Null where there is none. */
  readonly picture: ShownPicture | null;
  readonly alt: string;
  /** How wide it is shown, as `sizes` of an img says it. */
  readonly sizes: string;
  /** The first big picture of its page is fetched before everything else. */
  readonly isFirst?: boolean | undefined;
  /** Whose picture it is: where there is none, a pattern of its own stands there. */
  readonly owner?: string | undefined;
  readonly className?: string | undefined;
};

/** A picture that fills its place, 4:3 by itself; the khatam where there is none. */
export function Picture({ picture, alt, sizes, isFirst = false, owner, className = 'size-full' }: SrcPictureProps) {
  if (!picture && owner) return <PicturePlaceholder name={owner} className={className} />;
  if (!picture) {
    return (
      <span className={`grid place-items-center bg-sand text-48 text-line ${className}`}>
        <Khatam />
      </span>
    );
  }
  const { url, widths, height, colour } = picture;
  const set = (format: string) =>
    widths.map((width) => url.replace(/\d+\.webp$/, `${width}.${format} ${width}w`)).join();
  return (
    <picture className="contents">
      {/* Hidden: where the picture is an item of a grid, this would be another one. */}
      <source hidden type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={url}
        srcSet={set('webp')}
        sizes={sizes}
        alt={alt}
        width={widths.at(-1)}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
        style={{ backgroundColor: colour }}
        className={`object-cover ${className}`}
      />
    </picture>
  );
}
