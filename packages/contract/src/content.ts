import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { email, phone, picture, requiredText } from './fields.ts';
import { paths } from './paths.ts';

/** A run of text inside a block. `to` is a path of the site, or an https or mailto address. */
const inline = z.object({
  kind: z.enum(['text', 'strong', 'emphasis', 'link']),
  text: z.string(),
  to: z.string().optional(),
});

/** A piece of a page, in reading order. */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.number().int(), id: z.string(), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), parts: z.array(inline) }),
  z.object({ kind: z.literal('quote'), parts: z.array(inline) }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(inline)) }),
  z.object({ kind: z.literal('table'), head: z.array(z.array(inline)), rows: z.array(z.array(z.array(inline))) }),
]);

/** A page of text. */
export const page = z.object({
  slug: z.string(),
  title: z.string(),
  /** Its first paragraph, as plain text. */
  lead: z.string(),
  blocks: z.array(block),
});

/** What the about page and the home page say of the marketplace. Figures are texts: '10 lakh+'. */
export const about = z.object({
  who_is_tajmeelspot: z.string(),
  mission: z.string(),
  vision: z.string(),
  value: z.string(),
  trusted_by_users: z.string(),
  reviews: z.string(),
  mission_image: z.string().nullable(),
  mission_picture: picture.nullable(),
  favorite_salon_message: z.string(),
  rating: z.number(),
  appointments: z.string(),
  states: z.string(),
  /** How many partners the home page counts up to. */
  partners: z.number().int(),
});

/** A treatment as the venues offer it: whole dinars, minutes. */
const treatment = z.object({
  title: z.string(),
  from_price: z.number().int(),
  to_price: z.number().int(),
  from_minutes: z.number().int(),
  to_minutes: z.number().int(),
  /** Services that offer it, among the best of its category. */
  services: z.number().int(),
});

const check = z.object({
  name: z.enum(['database', 'messages']),
  state: z.enum(['up', 'slow', 'down']),
  /** Milliseconds that the check took. */
  ms: z.number(),
});

const message = z.object({ message: z.string() });
const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;
const tokenBody = z.object({ token: requiredText(100) });

/** What a message can be about; the pages explain them. */
export const contactSubjects = ['One', 'Two', 'Three'] as const;

export const content = {
  findAbout: endpoint({
    path: paths.findAbout,
    access: 'visitor',
    summary: 'What the marketplace says of itself, with the figures of the home page.',
    output: about,
    problems: [],
  }),
  findPage: endpoint({
    path: paths.findPage,
    access: 'visitor',
    summary: 'A page of text (terms, privacy, support and so on) in the language asked for.',
    params: z.object({ slug: z.string().regex(/^[a-z][a-z-]{0,60}$/) }),
    output: z.object({ data: page }),
    problems: ['not_found'],
  }),
  listGuideTreatments: endpoint({
    path: paths.listGuideTreatments,
    access: 'visitor',
    summary: 'Treatments by category with the prices and durations that the venues offer them at.',
    output: z.object({
      data: z.array(z.object({ category: z.string(), label: z.string(), treatments: z.array(treatment) })),
    }),
    problems: [],
  }),
  listGlossary: endpoint({
    path: paths.listGlossary,
    access: 'visitor',
    summary: 'Words of the trade and what they mean, in the order of the alphabet.',
    output: z.object({ data: z.array(z.object({ term: z.string(), text: z.string() })) }),
    problems: [],
  }),
  sendContactMessage: endpoint({
    path: paths.sendContactMessage,
    access: 'visitor',
    summary: 'A message to the operators of the marketplace.',
    body: z.object({
      name: requiredText(120),
      email,
      phone: phone.optional(),
      subject: z.enum(contactSubjects, 'required'),
      message: requiredText(4000),
    }),
    output: message,
    status: 201,
    problems: [...bodyProblems, 'too_many_attempts'],
  }),
  subscribe: endpoint({
    path: paths.subscribe,
    access: 'visitor',
    summary: 'Asks for the newsletter; it comes once the link of the mail has been followed.',
    body: z.object({ email }),
    output: message,
    status: 201,
    problems: [...bodyProblems, 'too_many_attempts'],
  }),
  confirmSubscription: endpoint({
    path: paths.confirmSubscription,
    access: 'visitor',
    summary: 'Confirms a subscription with the token of its mail.',
    body: tokenBody,
    output: message,
    problems: bodyProblems,
  }),
  endSubscription: endpoint({
    path: paths.endSubscription,
    access: 'visitor',
    summary: 'Ends a subscription with the token of its mail.',
    body: tokenBody,
    output: message,
    problems: bodyProblems,
  }),
  endSubscriptionAtOnce: endpoint({
    path: paths.endSubscriptionAtOnce,
    access: 'visitor',
    summary:
      'The same for the button of a mail program (RFC 8058), which has the address alone; what it sends is not read.',
    params: z.object({ token: requiredText(100) }),
    output: message,
    problems: ['not_found'],
  }),
  findStatus: endpoint({
    path: paths.findStatus,
    access: 'visitor',
    summary: 'How the service is now, and how much of each of the last 90 days it could work.',
    output: z.object({
      data: z.object({
        state: z.enum(['up', 'slow', 'down']),
        checks: z.array(check),
        /** Instant, ISO 8601. */
        checked_at: z.string(),
        /** Since the first heartbeat, oldest first; percent of the day's minutes, one decimal. */
        days: z.array(z.object({ date: z.string(), uptime: z.number() })),
      }),
    }),
    problems: [],
  }),
};

export type AboutContent = z.output<typeof about>;
export type Block = z.output<typeof block>;
export type Inline = z.output<typeof inline>;
export type TextPage = z.output<typeof page>;
