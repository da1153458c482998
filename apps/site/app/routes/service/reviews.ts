import type { ReportReason } from '@tajmeelspot/contract/reviews.ts';
import { maxReviewPictures } from '@tajmeelspot/contract/picture-kinds.ts';
import { createSiteClient, ApiError } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { servicePath } from '../../catalog/service-card-view.ts';
import { storeReviews, readStoredReviews, type ReadReviews } from '../../reviews/review-store.ts';
import type { ReviewOutcome, ReviewsAnswer } from '../../reviews/review-answers.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';
import { readToken } from '../../shell/session-store.ts';
import type { Route } from './+types/reviews.ts';

/** As many as one call gives. */
const maxReviews = 100;

/**
 * The reviews of a service as the signed-in user sees them: those already read and the page after them, where the
 * address holds its mark, else all of them anew.
 */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<ReviewsAnswer> {
  const { searchParams: search } = new URL(request.url);
  const [serviceId, owner, cursor] = [Number(params.serviceId), readToken(), search.get('cursor')];
  const { read: stored } = readStoredReviews(serviceId, owner);
  const isNext = stored !== undefined && cursor !== null && stored.nextCursor === cursor;
  const limit = Math.min(Math.max(stored?.reviews.length ?? 0, Number(search.get('limit'))), maxReviews);
  const query = isNext ? { cursor, limit: search.get('limit') ?? '' } : { limit: String(limit) };
  try {
    const page = await fetchPage(languageOf(params), params.serviceId, query, request.signal);
    const merged = isNext ? { ...page, reviews: [...stored.reviews, ...page.reviews] } : page;
    if (owner === readToken()) storeReviews(serviceId, owner, { read: merged });
    return { kind: 'read', ...merged };
  } catch {
    return { kind: 'failed' };
  }
}

async function fetchPage(
  language: Language,
  id: string,
  query: { cursor?: string; limit: string },
  signal: AbortSignal,
): Promise<ReadReviews> {
  let link: string | null = null;
  const api = createSiteClient({
    base: `${location.origin}/api`,
    language,
    token: readToken(),
    fetch: async (request) => {
      const answer = await fetch(request);
      link = answer.headers.get('link');
      return answer;
    },
  });
  const reviews = await api.listReviews({ params: { id }, query, signal });
  return { reviews, nextCursor: cursorIn(link ?? '') };
}

/** The mark of the next page in a Link header. */
const cursorIn = (link: string): string | null => {
  const merged = /<([^>]*)>;\s*rel="?next"?/.exec(link)?.[1];
  return merged === undefined ? null : new URL(merged, location.origin).searchParams.get('cursor');
};

/** Read anew once somebody has changed them; choices in the address of the page change nothing here. */
export const shouldRevalidate = ({ actionResult }: ShouldRevalidateFunctionArgs): boolean =>
  (actionResult as ReviewOutcome | undefined)?.kind === 'review';

const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === 'string' ? entry : '');

/** The pictures that were chosen; without one a browser sends an empty file. */
const picturesOf = (form: FormData): File[] =>
  form.getAll('pictures').filter((entry) => entry instanceof File && entry.size > 0) as File[];

/** Writes, deletes or reports a review. Throws a redirect to the login where the session is over. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<ReviewOutcome> {
  const language = languageOf(params);
  const form = await request.formData();
  const typed = (name: string) => textOf(form.get(name));
  const api = browserApi(language);
  const target = { params: { id: params.serviceId } };
  const calls: Record<string, () => Promise<{ message: string }>> = {
    write: async () => {
      const body = { rating: Number(typed('rating')), comment: typed('comment') };
      const written = await api.writeReview({ ...target, body });
      let { message } = written;
      const room = maxReviewPictures - written.data.pictures.length;
      // One after the other: the server makes one at a time.
      for (const upload of picturesOf(form).slice(0, room))
        ({ message } = await api.addReviewPicture({ ...target, upload }));
      return { message };
    },
    'remove-picture': () => api.removeReviewPicture({ params: { id: typed('picture') } }),
    delete: () => api.deleteReview(target),
    report: () => {
      const body = { reason: typed('reason') as ReportReason, text: typed('text') };
      return api.reportReview({ params: { id: typed('review') }, body });
    },
  };
  const intent = typed('intent');
  try {
    const answer = await calls[intent]?.();
    if (answer) toast(answer.message);
    return { kind: intent === 'report' ? 'reported' : 'review' };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'offline' };
    const page = inLanguage(language, servicePath(Number(params.serviceId)));
    if (error.status === 401) throw redirectToLogIn(language, error.message, page);
    return { kind: 'rejected', formErrors: toFormErrors(error, error.message) };
  }
}
