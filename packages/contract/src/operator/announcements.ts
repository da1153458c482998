import * as z from 'zod';
import { page } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { id, localizedText, requiredLocalizedText, storedLocalizedText } from '../fields.ts';
import { channelNames } from '../messages/channel-names.ts';
import { paths } from '../paths.ts';
import { changeProblems, listQuery, message, oneOf, operatorProblems, pageOf, reasonBody } from './lists.ts';

/** What everybody who is concerned is told, or what only those get who subscribed to the newsletter. */
const announcementPurposes = ['service', 'marketing'] as const;

/** Who gets it. */
const announcementRecipients = ['customers', 'vendors', 'everybody', 'subscribers'] as const;

/** How far it is. */
const announcementStates = ['draft', 'sending', 'paused', 'cancelled', 'done'] as const;

const draft = z.object({
  purpose: z.enum(announcementPurposes, 'invalid'),
  recipients: z.enum(announcementRecipients, 'invalid'),
  /** Only who has a venue there, or has booked at one. */
  city_id: id.nullable(),
  /** Only who has a venue with treatments of the category or below it, or has booked at one. */
  category_id: id.nullable(),
  /** A reader gets it once: by the first of these that the reader allows and that delivers. */
  channels: z
    .array(z.enum(channelNames, 'invalid'))
    .min(1, 'required')
    .max(5, 'invalid')
    .refine((given) => new Set(given).size === given.length, 'invalid'),
  title: requiredLocalizedText(120),
  /** What channels other than email say. */
  short_text: localizedText(300),
  /** What emails say, Markdown. */
  email_text: localizedText(10_000),
});

const announcement = z.object({
  id: z.number().int(),
  purpose: z.enum(announcementPurposes),
  recipients: z.enum(announcementRecipients),
  title: z.string(),
  state: z.enum(announcementStates),
  /** Whom it is for, and how many of them it was handed over for; 0 of drafts. */
  addressees: z.number().int(),
  handed_over: z.number().int(),
  /** Instants, ISO 8601. */
  created_at: z.string(),
  started_at: z.string().nullable(),
});

/** What left by a channel. */
const channelProgress = z.object({
  channel: z.enum(channelNames),
  sent: z.number().int(),
  delivered: z.number().int(),
  failed: z.number().int(),
});

const announcementDetail = announcement.extend({
  title: storedLocalizedText,
  short_text: storedLocalizedText,
  email_text: storedLocalizedText,
  city_id: z.number().int().nullable(),
  category_id: z.number().int().nullable(),
  channels: z.array(z.enum(channelNames)),
  version: z.number().int(),
  ended_at: z.string().nullable(),
  progress: z.array(channelProgress),
});

const preview = z.object({
  language: z.enum(['en', 'ar', 'ckb']),
  /** The email as it is read; null where it says nothing in this language. */
  email: page.nullable(),
  /** What the other channels say. */
  title: z.string(),
  short_text: z.string(),
});

const called = { access: 'operator', params: oneOf } as const;

/** Announcements and the newsletter: one way of sending for both. */
export const announcements = {
  listAnnouncements: endpoint({
    path: paths.listAnnouncements,
    access: 'operator',
    summary: 'Announcements and newsletters, the newest first.',
    query: listQuery.extend({ recipients: z.enum(announcementRecipients, 'invalid').optional() }),
    output: pageOf(announcement),
    problems: ['invalid', ...operatorProblems],
  }),
  createAnnouncement: endpoint({
    path: paths.createAnnouncement,
    access: 'operator',
    summary: 'A draft; nobody gets it before it is sent.',
    body: draft,
    output: z.object({ message: z.string(), data: z.object({ id: z.number().int() }) }),
    status: 201,
    problems: changeProblems,
  }),
  findAnnouncement: endpoint({
    path: paths.findAnnouncement,
    ...called,
    summary: 'An announcement with how far it is, by channel.',
    output: z.object({ data: announcementDetail }),
    problems: ['not_found', ...operatorProblems],
  }),
  changeAnnouncement: endpoint({
    path: paths.changeAnnouncement,
    ...called,
    summary: 'Changes a draft.',
    body: draft,
    output: message,
    problems: [...changeProblems, 'not_found', 'announcement_sent'],
  }),
  removeAnnouncement: endpoint({
    path: paths.removeAnnouncement,
    ...called,
    summary: 'Removes a draft.',
    output: message,
    problems: ['not_found', 'announcement_sent', ...operatorProblems],
  }),
  previewAnnouncement: endpoint({
    path: paths.previewAnnouncement,
    ...called,
    summary: 'What it says in each language and channel, and how many would get it now.',
    output: z.object({
      data: z.object({
        version: z.number().int(),
        /** Accounts and addresses that it is for. */
        addressees: z.number().int(),
        /** How many of them each channel would reach first. */
        by_channel: z.array(z.object({ channel: z.enum(channelNames), addressees: z.number().int() })),
        texts: z.array(preview),
      }),
    }),
    problems: ['not_found', ...operatorProblems],
  }),
  testAnnouncement: endpoint({
    path: paths.testAnnouncement,
    ...called,
    summary:
      'Sends it to the operator alone, in the language of the console, by each of its channels that reaches the operator.',
    output: message,
    problems: ['not_found', ...operatorProblems],
  }),
  startAnnouncement: endpoint({
    path: paths.startAnnouncement,
    ...called,
    summary:
      'Begins to send it, to about as many as the preview of that version counted; many more or fewer, or another version, are refused.',
    body: reasonBody.extend({ version: id, addressees: id }),
    output: message,
    problems: [...changeProblems, 'not_found', 'announcement_sent', 'announcement_changed'],
  }),
  pauseAnnouncement: endpoint({
    path: paths.pauseAnnouncement,
    ...called,
    summary: 'Hands over no more of it until it goes on; what was handed over leaves.',
    body: reasonBody,
    output: message,
    problems: [...changeProblems, 'not_found', 'announcement_not_running'],
  }),
  resumeAnnouncement: endpoint({
    path: paths.resumeAnnouncement,
    ...called,
    summary: 'Goes on with one that is paused.',
    body: reasonBody,
    output: message,
    problems: [...changeProblems, 'not_found', 'announcement_not_running'],
  }),
  cancelAnnouncement: endpoint({
    path: paths.cancelAnnouncement,
    ...called,
    summary: 'Ends it: who did not get it so far never does.',
    body: reasonBody,
    output: message,
    problems: [...changeProblems, 'not_found', 'announcement_not_running'],
  }),
};

/** What an operator writes of an announcement. */
export type AnnouncementDraft = z.output<typeof draft>;
