import * as z from 'zod';
import { review } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { cursor, idText, limit, requiredText, text, wholeNumber } from './fields.ts';
import { maxPictureBytes } from './identity/profile.ts';
import { paths } from './paths.ts';

/** Why a user reports a review. */
export const reportReasons = ['spam', 'abuse', 'not_a_customer', 'other'] as const;

/** Why a user reports a review. */
export type ReportReason = (typeof reportReasons)[number];

const params = z.object({ id: idText });

const message = z.object({ message: z.string() });

/** What every call with a body of JSON can end in. */
const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;

export const reviews = {
  listReviews: endpoint({
    path: paths.listReviews,
    access: 'known-visitor',
    summary:
      'What customers said of a service: the reviews that count, then the others, newest first, the caller\'s own before the first page. The next page is in the Link header, rel="next".',
    params,
    query: z.object({ cursor: cursor.optional(), limit: limit.default(20) }),
    output: z.array(review),
    problems: ['invalid', 'not_found'],
  }),
  writeReview: endpoint({
    path: paths.writeReview,
    access: 'member',
    summary: "Says what the caller thinks of a service, in place of the caller's former review of it.",
    params,
    body: z.object({
      /** Whole stars, 1 to 5. */
      rating: wholeNumber(1, 5),
      comment: requiredText(2000),
      /** Ignored, like the next two: the server knows who writes, and when. */
      name: z.unknown().optional(),
      image: z.unknown().optional(),
      date_time: z.unknown().optional(),
    }),
    output: z.object({ message: z.string(), data: review }),
    problems: [
      ...bodyProblems,
      'unauthenticated',
      'own_service',
      'no_vendor_reviews',
      'not_found',
      'too_many_attempts',
    ],
  }),
  deleteReview: endpoint({
    path: paths.deleteReview,
    access: 'member',
    summary: "Takes back the caller's own review of a service.",
    params,
    output: message,
    problems: ['unauthenticated', 'not_found'],
  }),
  addReviewPicture: endpoint({
    path: paths.addReviewPicture,
    access: 'member',
    summary:
      "Takes the body (JPEG, PNG or WebP) as a picture of the caller's review of a service; it is made anew without metadata, and shown to others once an operator has looked.",
    params,
    upload: { maxBytes: maxPictureBytes },
    output: z.object({ message: z.string(), data: review }),
    status: 201,
    problems: [
      'unauthenticated',
      'not_found',
      'too_many_pictures',
      'too_many_attempts',
      'too_large',
      'unreadable_picture',
      'damaged_picture',
      'too_many_pixels',
      'storage_unavailable',
    ],
  }),
  removeReviewPicture: endpoint({
    path: paths.removeReviewPicture,
    access: 'member',
    summary: "Removes a picture of a review of the caller's.",
    params,
    output: z.object({ message: z.string(), data: review }),
    problems: ['unauthenticated', 'not_found'],
  }),
  reportReview: endpoint({
    path: paths.reportReview,
    access: 'member',
    summary: 'Reports a review to the operators, once for each user.',
    params,
    body: z.object({ reason: z.enum(reportReasons, 'invalid'), text: text(1000).nullish() }),
    output: message,
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'own_review', 'not_found'],
  }),
  listVenueReviews: endpoint({
    path: paths.listVenueReviews,
    access: 'member',
    summary: 'What customers said of the services of a venue that the caller runs, newest first, page by page.',
    params,
    query: z.object({
      /** Whole stars, 1 to 5. */
      rating: z
        .string()
        .regex(/^[1-5]$/, 'invalid')
        .transform(Number)
        .optional(),
      /** Those alone to which the venue has not replied. */
      unanswered: z.literal('1', 'invalid').optional(),
      cursor: cursor.optional(),
      limit: limit.default(20),
    }),
    output: z.object({
      data: z.array(review.extend({ service: z.object({ id: z.number().int(), title: z.string() }) })),
      /** Mean of all reviews of the venue, one decimal; null without any. */
      rating: z.number().nullable(),
      /** How many there are, and how many of them wait for a reply, whatever was asked for. */
      total: z.number().int(),
      unanswered: z.number().int(),
      /** Mark of the next page; null: this is the last one. */
      next_cursor: z.string().nullable(),
    }),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
  replyToReview: endpoint({
    path: paths.replyToReview,
    access: 'member',
    summary: 'Answers a review of an own venue for everybody to read, in place of a former answer.',
    params,
    body: z.object({ text: requiredText(1000) }),
    output: message,
    problems: [...bodyProblems, 'unauthenticated', 'not_found'],
  }),
  deleteReply: endpoint({
    path: paths.deleteReply,
    access: 'member',
    summary: 'Takes the answer of an own venue to a review back.',
    params,
    output: message,
    problems: ['unauthenticated', 'not_found'],
  }),
};
