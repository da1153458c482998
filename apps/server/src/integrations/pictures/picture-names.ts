import { randomUUID } from 'node:crypto';
import type { Picture } from '@tajmeelspot/contract/fields.ts';

/** What the name of a service's picture says of it: colour as #rrggbb, the size of its largest files in pixels. */
type PictureFacts = { readonly colour: string; readonly width: number; readonly height: number };

/** Widths of a service's picture, pixels; a smaller source ends with its own. */
const widths = [300, 600, 900];
/** The largest of them. */
export const largestWidth = 1200;

/** Width and height of a user's picture, pixels. */
export const portraitSize = 384;

/** The widths in which there is a picture whose largest is `width`, ascending. */
export const widthsUpTo = (width: number): number[] => [...widths.filter((smaller) => smaller < width), width];

/** A new name, which says what pages need to know before the picture is there. */
export const nameServicePicture = ({ colour, width, height }: PictureFacts): string =>
  `listing-${randomUUID()}-${colour.slice(1)}-${width}x${height}`;

/** A new, unguessable name for the picture of a user. */
export const namePortrait = (): string => `person-${randomUUID()}`;

/** A new, unguessable name for the portrait of an employee, which says what pages need to know as well. */
export const nameEmployeePortrait = ({ colour, width, height }: PictureFacts): string =>
  `${namePortrait()}-${colour.slice(1)}-${width}x${height}`;

/** A new, unguessable name for the picture of a document. */
export const nameDocument = (): string => `document-${randomUUID()}`;

/** The one file of a document. No address leads to it: the files that are served to everybody are named by their width. */
export const documentFile = 'page.webp';

/** The files of a picture, by its name. */
export function filesOf(name: string): string[] {
  if (name.startsWith('document-')) return [documentFile];
  const facts = readFacts(name);
  if (!facts) return [`${portraitSize}.webp`];
  return widthsUpTo(facts.width).flatMap((width) => [`${width}.avif`, `${width}.webp`]);
}

/** Where and how a service's picture is shown; null for a name that does not say. */
export function readPicture(basePath: string, name: string): Picture | null {
  const facts = readFacts(name);
  if (!facts) return null;
  const { colour, width, height } = facts;
  return { url: `${basePath}/files/${name}/${width}.webp`, widths: widthsUpTo(width), height, colour };
}

function readFacts(name: string): PictureFacts | undefined {
  const [, colour, width, height] = /-([0-9a-f]{6})-(\d+)x(\d+)$/.exec(name) ?? [];
  return colour === undefined ? undefined : { colour: `#${colour}`, width: Number(width), height: Number(height) };
}

/** The fields that show the main picture of a service, which may have none. */
export function mainPicture(basePath: string, name: string | null) {
  const picture = name === null ? null : readPicture(basePath, name);
  const url = picture?.url ?? null;
  return { image_url: url, main_image: url, main_picture: picture };
}

/** Path of a user's picture, by its name. */
export const portraitUrl = (basePath: string, name: string): string => `${basePath}/files/${name}/${portraitSize}.webp`;

/** An employee with the address of the portrait in place of its name; null where there is none. */
export const withPortrait = <Employee extends { readonly portrait: string | null }>(
  basePath: string,
  employee: Employee,
): Employee => ({ ...employee, portrait: employee.portrait && portraitUrl(basePath, employee.portrait) });
