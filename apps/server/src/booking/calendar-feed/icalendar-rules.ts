/** A visit as a calendar program knows it; instants in milliseconds since 1970. */
export type CalendarEntry = {
  readonly id: number;
  readonly sequence: number;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly startsAt: number;
  readonly endsAt: number;
  readonly stampedAt: number;
  readonly summary: string;
  readonly location: string | undefined;
  readonly description: string;
  readonly url: string;
  /** Who invites whom, for mails; a file has neither. */
  readonly organizer?: CalendarParty | undefined;
  readonly attendee?: CalendarParty | undefined;
};

type CalendarParty = { readonly name: string; readonly email: string };

/** What a calendar program is to do with a calendar (RFC 5546). */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** A calendar of RFC 5545 in UTC, so that it needs no time zone. */
export function toCalendar(method: CalendarMethod, name: string, entries: readonly CalendarEntry[]): string {
  const items = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//TajmeelSpot//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap(toLines),
    'END:VCALENDAR',
  ];
  return `${items.map(fold).join('\r\n')}\r\n`;
}

const toLines = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  // Never changes, so that a program finds the entry again.
  `UID:booking-${entry.id}@tajmeelspot`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${toUtc(entry.stampedAt)}`,
  `DTSTART:${toUtc(entry.startsAt)}`,
  `DTEND:${toUtc(entry.endsAt)}`,
  `STATUS:${entry.status}`,
  `SUMMARY:${escapeText(entry.summary)}`,
  ...(entry.location === undefined ? [] : [`LOCATION:${escapeText(entry.location)}`]),
  `DESCRIPTION:${escapeText(entry.description)}`,
  `URL:${entry.url.replaceAll(/[\p{Cc}\s]/gu, '')}`,
  ...(entry.organizer ? [`ORGANIZER${party(entry.organizer)}`] : []),
  ...(entry.attendee ? [`ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE${party(entry.attendee)}`] : []),
  'END:VEVENT',
];

/** RFC 5545, 3.3.5: date with UTC time. */
const toUtc = (milliseconds: number): string => new Date(milliseconds).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** RFC 5545, 3.3.11. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/[\p{Cc}]/gu, '');

/** RFC 5545, 3.2: a parameter's value in quotes can have none inside. */
const party = ({ name, email }: CalendarParty): string =>
  `;CN="${name.replaceAll(/["\p{Cc}]/gu, '')}":mailto:${email.replaceAll(/[\p{Cc}\s]/gu, '')}`;

const maxBytes = 75;

/** RFC 5545, 3.1: no line has more than 75 bytes, and no character is split. */
export function fold(item: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of item) {
    const size = new TextEncoder().encode(letter).length;
    // A continuation begins with a space, which counts.
    if (bytes + size > maxBytes) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
