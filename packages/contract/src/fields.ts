import * as z from 'zod';

/** Text as people type it: trimmed, without U+0000 (PostgreSQL stores none), at most `max` characters. */
export const text = (max: number) =>
  z
    .string()
    .max(max, 'too_long')
    .regex(/^[^\u0000]*$/u, 'invalid')
    .trim();

/** Text that must not be empty after trimming. */
export const requiredText = (max: number) => text(max).min(1, 'required');

/** A text in one or more of the languages, each at most `max` characters; blank ones are left out. */
export const localizedText = (max: number) =>
  z
    .object({ en: text(max).optional(), ar: text(max).optional(), ckb: text(max).optional() })
    .transform((given): LocalizedText =>
      Object.fromEntries(Object.entries(given).filter(([, localized]) => localized)),
    );

/** The same of which at least one language must say something. */
export const requiredLocalizedText = (max: number) =>
  localizedText(max).refine((localized) => Object.keys(localized).length > 0, 'required');

/** A text by language, as it was entered. */
export const storedLocalizedText = z.object({
  en: z.string().optional(),
  ar: z.string().optional(),
  ckb: z.string().optional(),
});

/** A text by language, as it was entered. */
export type LocalizedText = z.output<typeof storedLocalizedText>;

/** An email address as one string. */
export const email = requiredText(254)
  .pipe(z.email({ error: 'invalid_email', pattern: z.regexes.html5Email }))
  .meta({ format: 'email' });

/** An email address as it is typed to log in: one that is none belongs to no account. */
export const typedEmail = requiredText(254).meta({ format: 'email' });

/** A password as it is typed again, or to prove who asks. */
export const typedPassword = z.string().min(1, 'required').max(200, 'too_long').meta({ format: 'password' });

/** A telephone number in any usual spelling, Arabic digits included; without a country it is Iraqi. */
export const phone = text(40).meta({ format: 'phone' });

/** The same that must be given. */
export const requiredPhone = requiredText(40).meta({ format: 'phone' });

type NumberStep = { readonly size: number; readonly error: string };

/**
 * Whole number in a body, `min` to `max`, in steps of a size where one is given; `invalid` or the step's error else.
 * Forms write a number as text: decimal digits in a string are that number, and callers in TypeScript give numbers.
 */
export const wholeNumber = (min: number, max: number, step: NumberStep = { size: 1, error: 'invalid' }) => {
  const inRange = z.number().int('invalid').min(min, 'invalid').max(max, 'invalid');
  return z.preprocess(readDigits, step.size === 1 ? inRange : inRange.multipleOf(step.size, step.error));
};

const readDigits = (given: number): number => {
  const written: unknown = given;
  return typeof written === 'string' && /^\d{1,16}$/.test(written) ? Number(written) : given;
};

/** Identifier in a body: a positive whole number. */
export const id = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** Identifier in a path or a query, where everything is text. */
export const idText = z
  .string()
  .regex(/^\d{1,16}$/, 'invalid')
  .transform(Number)
  .pipe(id);

/** Day in Asia/Baghdad, YYYY-MM-DD, that exists in the calendar, of the years 1900 to 2199. */
export const date = z.iso
  .date('invalid_date')
  .regex(/^(19|20|21)/, 'invalid_date')
  .meta({ format: 'date' });

/** Time of day in Asia/Baghdad, HH:MM, 24 hours. */
export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_time')
  .meta({ format: 'time-of-day' });

/** Whole Iraqi dinars. */
export const priceIqd = wholeNumber(0, 1_000_000_000);

/** How many entries a page of a list has, 1 to 100, as a query gives it. */
export const limit = z
  .string()
  .regex(/^\d{1,3}$/, 'invalid')
  .transform(Number)
  .pipe(z.number().min(1, 'invalid').max(100, 'invalid'));

/** Opaque mark of where the next page begins, as a former answer gave it. */
export const cursor = text(200);

/** Addresses of a place or person in social networks; absent ones are null. */
export const social = z.object({
  facebook: z.string().nullable(),
  twitter: z.string().nullable(),
  instagram: z.string().nullable(),
  linkedin: z.string().nullable(),
  youtube: z.string().nullable(),
});

/** How a picture is shown: in the folder of `url` lie {width}.avif and {width}.webp for each of `widths`. */
export const picture = z.object({
  /** Path of the widest on this host, WebP. */
  url: z.string(),
  /** Pixels, ascending. */
  widths: z.array(z.number().int()),
  /** Of the widest, pixels. */
  height: z.number().int(),
  /** Its average colour, #rrggbb, to be shown until it is there. */
  colour: z.string(),
});

/** How a picture is shown. */
export type Picture = z.output<typeof picture>;

/** A condition of a query: on where it is 1 or true, else absent. */
export const flag = z.enum(['1', 'true'], 'invalid').transform(() => true as const);

/** What a browser sends by itself: the cookie by which it is known again at a login. */
export const browserHeaders = z.object({ cookie: z.string().optional() });
