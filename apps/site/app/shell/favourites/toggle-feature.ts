import type { Language } from '@tajmeelspot/language/languages.ts';
import { setMarks } from './favourite-store.ts';
import { type Setback, setbackOf } from './favourite-problem.ts';

/** What became of recommending a service, or of no longer doing so; the server says why it refused. */
export type Featured =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: Setback; readonly reason: string | undefined };

/** Turns the caller's recommendation of a service round. The screen shows it at once, and as it was where that fails. */
export async function toggleFeature(language: Language, serviceId: number, isFeatured: boolean): Promise<Featured> {
  setMarks([{ serviceId, isFeatured }]);
  try {
    const { browserApi } = await import('../api.ts');
    const answer = await browserApi(language).toggleFeature({ params: { id: String(serviceId) } });
    setMarks([{ serviceId, isFeatured: answer.is_featured }]);
    return { kind: 'done', message: answer.message };
  } catch (error) {
    setMarks([{ serviceId, isFeatured: !isFeatured }]);
    const { status, body } = error as { readonly status?: number; readonly body?: { readonly message: string } | null };
    return { kind: setbackOf(error), reason: status === 403 ? body?.message : undefined };
  }
}
