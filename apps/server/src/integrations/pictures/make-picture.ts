import { maxPictureBytes } from '@tajmeelspot/contract/identity/profile.ts';
import type { OutputInfo, ResizeOptions, Sharp } from 'sharp';
import { picturing } from '#app/admission/machine-work.ts';
import { problem } from '#app/http/problem.ts';
import { largestWidth, portraitSize, widthsUpTo } from './picture-names.ts';

/** A file that was sent, by which account; `gone` is aborted when its sender leaves. */
export type Upload = { readonly bytes: Uint8Array; readonly client: string; readonly gone?: AbortSignal | undefined };

/**
 * What a picture is for: a service's gallery (every width, as AVIF and WebP), a user (square, WebP), an employee (square, as
 * AVIF and WebP, for an operator looks at it first), a document (WebP).
 */
export type PictureKind = keyof typeof kinds;

/** A picture made anew: its files by name, its average colour as #rrggbb, the size of the largest file in pixels. */
export type MadePicture = {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly colour: string;
  readonly width: number;
  readonly height: number;
};

type PictureKindSettings = {
  /** The largest that is made. */
  readonly resize: ResizeOptions;
  /** All that are made, by the width of the largest. */
  readonly widths: (largest: number) => readonly number[];
  readonly formats: readonly (keyof typeof encoders)[];
};

const kinds = {
  service: {
    // A strip would be as wide as the others and many times as large.
    resize: { width: largestWidth, height: 2 * largestWidth, fit: 'inside', withoutEnlargement: true },
    widths: widthsUpTo,
    formats: ['avif', 'webp'],
  },
  portrait: {
    resize: { width: portraitSize, height: portraitSize, fit: 'cover', position: 'attention' },
    widths: (largest) => [largest],
    formats: ['webp'],
  },
  employee: {
    resize: { width: portraitSize, height: portraitSize, fit: 'cover', position: 'attention' },
    widths: widthsUpTo,
    formats: ['avif', 'webp'],
  },
  document: {
    // Small print stays legible.
    resize: { width: 2400, height: 3400, fit: 'inside', withoutEnlargement: true },
    widths: (largest) => [largest],
    formats: ['webp'],
  },
} as const satisfies Record<string, PictureKindSettings>;

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 54, effort: 4, chromaSubsampling: '4:2:0' }),
  webp: (picture: Sharp) => picture.webp({ quality: 80, smartSubsample: true }),
};

/** More than any phone's camera makes; a small file can hold far more. */
const maxPixels = 64_000_000;
/** WebP has no room for a longer side. */
const longestSide = 16_000;

/**
 * Makes a picture anew from an upload: upright, opaque, without metadata, never larger than it came (a portrait
 * is always 384 pixels). Throws too_large, unreadable_picture (no JPEG, PNG or WebP by its content), too_many_pixels,
 * damaged_picture, and unavailable where too many wait or the sender has left.
 */
export const makePicture = (kind: PictureKind, upload: Upload): Promise<MadePicture> =>
  picturing.run(upload.client, () => make(kinds[kind], upload), upload.gone);

async function make({ resize, widths, formats }: PictureKindSettings, { bytes, gone }: Upload): Promise<MadePicture> {
  if (bytes.length > maxPictureBytes) throw problem('too_large');
  if (!isReadable(bytes)) throw problem('unreadable_picture');
  // Loaded with the first picture: it costs memory that most processes never need.
  const { default: sharp } = await import('sharp');
  const { width: sentWidth, height: sentHeight } = await orDamaged(
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  if (sentWidth * sentHeight > maxPixels || Math.max(sentWidth, sentHeight) > longestSide) {
    throw problem('too_many_pixels');
  }
  const whole = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient().resize(resize);
  const { data, info } = await orDamaged(
    whole.flatten({ background: '#fff' }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
  );
  const open = () => sharp(data, { raw: rawOf(info) });
  const files = new Map<string, Uint8Array>();
  for (const width of widths(info.width)) {
    for (const format of formats) {
      if (gone?.aborted) throw problem('unavailable');
      files.set(`${width}.${format}`, await encoders[format](open().resize({ width })).toBuffer());
    }
  }
  return { files, colour: await averageColour(open()), width: info.width, height: info.height };
}

/** Whether the first bytes are those of a JPEG, a PNG or a WebP, whatever the file is called. */
function isReadable(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return /^(?:\u00FF\u00D8\u00FF|\u0089PNG\r\n\u001A\n|RIFF[^]{4}WEBP)/.test(start);
}

async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw problem('damaged_picture');
  }
}

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels });

async function averageColour(picture: Sharp): Promise<string> {
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
