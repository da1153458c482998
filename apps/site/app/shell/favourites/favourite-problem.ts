/** Why a call about a mark came to nothing: the session is over, nobody answered, the server is ill, or it said no. */
export type FavouriteProblem = 'expired' | 'offline' | 'unavailable' | 'failed';

/** What an error of the API's client means for a mark. */
export function favouriteProblemOf(error: unknown): FavouriteProblem {
  // Told by its shape: the client is loaded only when somebody calls.
  const { status } = error as { readonly status?: number };
  if (status === undefined) return 'offline';
  if (status === 401) return 'expired';
  return status >= 500 ? 'unavailable' : 'failed';
}
