import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { picture } from '../fields.ts';
import { paths } from '../paths.ts';
import { pictureReportReasons, workSubjects } from '../picture-kinds.ts';
import { listQuery, message, oneOf, operatorProblems, pageOf } from './lists.ts';

/** How far a case has come; 'withdrawn': the venue has taken the picture away by itself. */
export const pictureCaseStates = ['open', 'upheld', 'dismissed', 'withdrawn'] as const;

const pictureCase = z.object({
  id: z.number().int(),
  state: z.enum(pictureCaseStates),
  /** Instant, ISO 8601. */
  opened_at: z.string(),
  picture: z.object({
    id: z.number().int(),
    subject: z.enum(workSubjects),
    caption: z.string(),
    /** Who agreed to be shown, in which name; null where nobody is to be seen. */
    consent_name: z.string().nullable(),
    /** Whether everybody sees it now. */
    is_shown: z.boolean(),
    /** The picture itself; null once it is gone. */
    shown: picture.nullable(),
  }),
  venue: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  /** All reports of the picture that this case is made of, the oldest first. */
  reports: z.array(
    z.object({
      reason: z.enum(pictureReportReasons),
      text: z.string(),
      reported_by: z.string(),
      /** Instant, ISO 8601. */
      created_at: z.string(),
    }),
  ),
});

/** What visitors object to in pictures of the work of venues. A picture is taken away by removeShownPicture. */
export const pictureCases = {
  listPictureCases: endpoint({
    path: paths.listPictureCases,
    access: 'operator',
    summary: "Reported pictures of venues' work, one case for all reports of a picture, the newest first.",
    query: listQuery.extend({ state: z.enum(pictureCaseStates, 'invalid').optional() }),
    output: pageOf(pictureCase),
    problems: ['invalid', ...operatorProblems],
  }),
  dismissPictureCase: endpoint({
    path: paths.dismissPictureCase,
    access: 'operator',
    summary: 'Lets a picture stand against all reports of it.',
    params: oneOf,
    output: message,
    problems: ['not_found', ...operatorProblems],
  }),
};
