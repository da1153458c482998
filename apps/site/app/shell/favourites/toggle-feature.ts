import type { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { setFavourites } from './favourite-store.ts';
import { type FavouriteProblem, favouriteProblemOf } from './favourite-problem.ts';

/** The outcome of a recommendation or its withdrawal; `reason` is the server's, for a forbidden one. */
export type ToggleFeatureOutcome =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: FavouriteProblem; readonly reason: string | undefined };

/** Toggles the caller's recommendation of a service. The screen changes at once and changes back after a failure. */
export async function toggleFeature(
  language: Language,
  serviceId: number,
  isFeatured: boolean,
): Promise<ToggleFeatureOutcome> {
  setFavourites([{ serviceId, isFeatured }]);
  try {
    const { browserApi } = await import('../api.ts');
    const answer = await browserApi(language).toggleFeature({ params: { id: String(serviceId) } });
    setFavourites([{ serviceId, isFeatured: answer.is_featured }]);
    return { kind: 'done', message: answer.message };
  } catch (error) {
    setFavourites([{ serviceId, isFeatured: !isFeatured }]);
    const { status, body } = error as Partial<ApiError>;
    return { kind: favouriteProblemOf(error), reason: status === 403 ? body?.message : undefined };
  }
}
