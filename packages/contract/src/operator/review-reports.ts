import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { picture } from '../fields.ts';
import { paths } from '../paths.ts';
import { reportReasons } from '../reviews.ts';
import { changeProblems, listQuery, message, oneOf, operatorProblems, pageOf, reasonBody } from './lists.ts';

const report = z.object({
  id: z.number().int(),
  reason: z.enum(reportReasons),
  text: z.string(),
  status: z.enum(['open', 'upheld', 'dismissed']),
  created_at: z.string(),
  reported_by: z.string(),
  /** The words as they were reported. */
  comment: z.string(),
  /** The review as it is now; null where it is gone. */
  review: z
    .object({
      id: z.number().int(),
      rating: z.number().int(),
      comment: z.string(),
      author: z.string(),
      /** Those that everybody sees. */
      pictures: z.array(picture.extend({ id: z.number().int() })),
    })
    .nullable(),
  service: z.object({ id: z.number().int(), title: z.string(), venue: z.string() }),
});

export const reviewReports = {
  listReviewReports: endpoint({
    path: paths.listReviewReports,
    access: 'operator',
    summary: 'What members object to in reviews, the newest first.',
    query: listQuery.extend({ status: z.enum(['open', 'upheld', 'dismissed'], 'invalid').optional() }),
    output: pageOf(report),
    problems: ['invalid', ...operatorProblems],
  }),
  removeReview: endpoint({
    path: paths.removeReview,
    access: 'operator',
    summary: 'Removes a review for good; its reports count as upheld, and the service is rated without it.',
    params: oneOf,
    body: reasonBody,
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
  dismissReviewReport: endpoint({
    path: paths.dismissReviewReport,
    access: 'operator',
    summary: 'Lets a review stand against a report.',
    params: oneOf,
    output: message,
    problems: ['not_found', ...operatorProblems],
  }),
};
