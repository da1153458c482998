import type { reviews } from '@tajmeelspot/contract/reviews.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Routes } from '#app/http/api.ts';
import * as verbs from './reviews.ts';

export const reviewsRoutes: Routes<typeof reviews> = {
  listReviews: async ({ deps, actor, params, query, reply }) => {
    const { rows, nextCursor } = await verbs.listReviews(deps, actor, params.id, query);
    reply.tag(`service-${params.id}`);
    reply.next(nextCursor);
    return rows;
  },
  writeReview: async ({ deps, actor, params, body: { rating, comment } }) => {
    const data = await verbs.writeReview(deps, actor, params.id, { rating, comment });
    return { message: translate(actor.locale, 'answers.review_saved'), data };
  },
  deleteReview: async ({ deps, actor, params }) => {
    await verbs.deleteReview(deps, actor, params.id);
    return { message: translate(actor.locale, 'answers.review_deleted') };
  },
  addReviewPicture: async ({ deps, actor, params, upload: bytes, gone }) => ({
    message: translate(actor.locale, 'answers.picture_sent'),
    data: await verbs.addReviewPicture(deps, actor, params.id, { bytes, client: String(actor.member.id), gone }),
  }),
  removeReviewPicture: async ({ deps, actor, params }) => ({
    message: translate(actor.locale, 'answers.shown_picture_removed'),
    data: await verbs.removeReviewPicture(deps, actor, params.id),
  }),
  reportReview: async ({ deps, actor, params, body }) => {
    await verbs.reportReview(deps, actor, params.id, body);
    return { message: translate(actor.locale, 'answers.review_reported') };
  },
  listVenueReviews: ({ deps, actor, params, query }) => verbs.listVenueReviews(deps, actor, params.id, query),
  replyToReview: async ({ deps, actor, params, body }) => {
    await verbs.replyToReview(deps, actor, params.id, body.text);
    return { message: translate(actor.locale, 'answers.reply_saved') };
  },
  deleteReply: async ({ deps, actor, params }) => {
    await verbs.deleteReply(deps, actor, params.id);
    return { message: translate(actor.locale, 'answers.reply_deleted') };
  },
};
