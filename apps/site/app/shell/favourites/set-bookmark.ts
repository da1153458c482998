import type { Language } from '@tajmeelspot/language/languages.ts';
import { readMark, setMarks } from './favourite-store.ts';
import { type Setback, setbackOf } from './favourite-problem.ts';

/** What became of keeping a service or giving it up; the message is the server's. */
export type Kept = { readonly kind: 'done'; readonly message: string } | { readonly kind: Setback };

/** The last call about each service: a second press waits for the first one's answer. */
const turns = new Map<number, Promise<unknown>>();

/** Puts a service into the wishlist or takes it out. The screen shows it at once, and as it was where that fails. */
export async function keep(language: Language, serviceId: number, isKept: boolean): Promise<Kept> {
  setMarks([{ serviceId, isKept }]);
  const before = turns.get(serviceId) ?? Promise.resolve();
  const kept = before.then(() => send(language, serviceId, isKept));
  turns.set(serviceId, kept);
  const outcome = await kept;
  const isLast = turns.get(serviceId) === kept;
  if (isLast) turns.delete(serviceId);
  // An answer about marks that was on its way meanwhile may know nothing of this one.
  if (isLast && outcome.kind === 'done') setMarks([{ serviceId, isKept }]);
  if (isLast && outcome.kind !== 'done' && readMark(serviceId)?.isKept === isKept) {
    setMarks([{ serviceId, isKept: !isKept }]);
  }
  return outcome;
}

async function send(language: Language, serviceId: number, isKept: boolean): Promise<Kept> {
  try {
    const { browserApi } = await import('../api.ts');
    const api = browserApi(language);
    const { message } = isKept
      ? await api.addToWishlist({ body: { service_id: serviceId } })
      : await api.removeFromWishlist({ params: { service_id: String(serviceId) } });
    return { kind: 'done', message };
  } catch (error) {
    return { kind: setbackOf(error) };
  }
}
