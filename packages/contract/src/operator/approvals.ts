import { consentSources, workSubjects } from '../picture-kinds.ts';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText, picture, text } from '../fields.ts';
import { licenceClasses } from '../licence-classes.ts';
import { paths } from '../paths.ts';
import { licenceApplication } from '../venues/licences.ts';
import { approvalKinds, decisions, venueActions } from './kinds.ts';
import { changeProblems, message, operatorProblems, reasonBody } from './lists.ts';

const entry = z.object({
  kind: z.enum(approvalKinds),
  /** Of the venue, the application, the service or the picture, by its kind. */
  id: z.number().int(),
  venue: z.object({ id: z.number().int(), name: z.string(), city: z.string(), owner_id: z.number().int() }),
  /** What it is about: the class of a licence, why a venue waits, the words that were found. */
  about: z.array(z.string()),
  /** Instants, ISO 8601. */
  waiting_since: z.string(),
  due_at: z.string(),
});

/** What an operator looks at of any venue. */
const venueFacts = z.object({
  id: z.number().int(),
  names: z.array(z.string()),
  type: z.enum(['saloon', 'dental', 'clinic']),
  city: z.string(),
  district: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  is_women_only: z.boolean(),
  created_at: z.string(),
  approved_at: z.string().nullable(),
  owner: z.object({
    id: z.number().int(),
    name: z.string(),
    email: z.string().nullable(),
    /** Whether a code has proven the owner's number. */
    has_proven_phone: z.boolean(),
    /** Whether that number is the venue's. */
    is_venue_phone: z.boolean(),
    since: z.string(),
  }),
  /** Venues of other owners with a name like this, the likest first. */
  look_alikes: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      city: z.string(),
      owner: z.string(),
      /** 45 to 100. */
      likeness_percent: z.number().int(),
    }),
  ),
  services: z.array(z.object({ id: z.number().int(), title: z.string(), status: z.string(), is_listed: z.boolean() })),
  /** Requests of customers that wait for the venue. */
  open_requests: z.number().int(),
  licences: z.array(
    z.object({ class: z.enum(licenceClasses), number: z.string(), expires_on: z.string(), is_valid: z.boolean() }),
  ),
  /** What operators have done about the venue, the newest first. */
  history: z.array(
    z.object({
      kind: z.enum(venueActions),
      at: z.string(),
      by: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
});

const licenceFacts = licenceApplication.extend({
  /** Venues that hold or have handed in the same number. */
  used_by: z.array(z.object({ id: z.number().int(), name: z.string(), owner: z.string(), is_same_owner: z.boolean() })),
  /** Whether the holder is written like the owner's account. */
  is_owner: z.boolean(),
  /** Procedures of the venue's treatments that it opens. */
  opens: z.array(z.string()),
});

const textFacts = z.object({
  title: z.string(),
  words: z.array(z.string()),
  classes: z.array(z.enum(licenceClasses)),
  /** Everything that is read beside the service, a line each. */
  texts: z.array(z.string()),
  treatments: z.array(z.object({ title: z.string(), procedure: z.string(), licence_class: z.string() })),
});

const pictureFacts = z.object({
  picture,
  /** What it shows, of a venue's work; null for a portrait and beside a review. */
  subject: z.enum(workSubjects).nullable(),
  /** What the venue says of it, the words of the review, or the name of who is shown. */
  text: z.string(),
  /** What it belongs to: a treatment, the service of the review, or the job of who is shown. */
  title: z.string().nullable(),
  employee: z.string().nullable(),
  /** Who agreed to be shown, and when it was stated by whom; null where nobody is to be seen, and beside a review. */
  consent: z
    .object({
      from: z.enum([...consentSources, 'employee']),
      name: z.string(),
      on: z.string(),
      stated_at: z.string(),
      stated_by: z.string(),
    })
    .nullable(),
  /** Who wrote the review; null for a venue's own. */
  author: z.string().nullable(),
});

const approval = entry.extend({
  /** Language of the messages to the owner. */
  language: z.enum(['en', 'ar', 'ckb']),
  venue_facts: venueFacts,
  licence: licenceFacts.nullable(),
  text: textFacts.nullable(),
  picture: pictureFacts.nullable(),
});

const one = z.object({ about: z.enum(approvalKinds), id: idText });

/** What waits for an operator before anybody sees it. */
export const approvals = {
  listApprovals: endpoint({
    path: paths.listApprovals,
    access: 'operator',
    summary: 'What waits for an operator, by its deadline; at most 200.',
    query: z.object({ kind: z.enum(approvalKinds, 'invalid').optional() }),
    output: z.object({
      data: z.array(entry),
      /** How many of each kind wait. */
      counts: z.record(z.enum(approvalKinds), z.number().int()),
    }),
    problems: ['invalid', ...operatorProblems],
  }),
  findApproval: endpoint({
    path: paths.findApproval,
    access: 'operator',
    summary: 'One of them with all that helps to decide.',
    params: one,
    output: z.object({ data: approval }),
    problems: ['not_found', ...operatorProblems],
  }),
  findApprovalDocument: endpoint({
    path: paths.findApprovalDocument,
    access: 'operator',
    summary: 'The picture of the document of a licence that was handed in; that it was looked at is recorded.',
    params: z.object({ id: idText }),
    media: 'image/webp',
    output: z.instanceof(Uint8Array),
    problems: ['not_found', 'storage_unavailable', ...operatorProblems],
  }),
  decideApproval: endpoint({
    path: paths.decideApproval,
    access: 'operator',
    summary: 'Approves it, asks the owner for one thing, or rejects it; the owner gets the reply as a message.',
    params: one,
    body: z
      .object({ decision: z.enum(decisions, 'invalid'), reply: text(1000) })
      .refine(({ decision, reply }) => decision === 'approve' || reply !== '', { path: ['reply'], error: 'required' }),
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
  removeShownPicture: endpoint({
    path: paths.removeShownPicture,
    access: 'operator',
    summary:
      'Takes a picture away that was shown: of a venue or its team, or beside a review. Reports of it count as upheld.',
    params: z.object({ picture_kind: z.enum(['work_picture', 'review_picture', 'portrait']), id: idText }),
    body: reasonBody,
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
};

/** One that waits, with all that helps to decide. */
export type Approval = z.output<typeof approval>;
/** One that waits. */
export type ApprovalEntry = z.output<typeof entry>;
