import type { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';

/** The outcome of a subscription, with the server's message where there is one. */
export type SubscribeOutcome = {
  readonly kind: 'done' | 'rejected' | 'offline' | 'failed';
  readonly message: string | undefined;
};

/** Subscribes an email address to the newsletter. */
export async function subscribe(language: Language, email: string): Promise<SubscribeOutcome> {
  try {
    const { browserApi } = await import('../api.ts');
    const { message } = await browserApi(language).subscribe({ body: { email } });
    return { kind: 'done', message };
  } catch (error) {
    return toOutcome(error as Partial<ApiError>);
  }
}

function toOutcome({ status, body }: Partial<ApiError>): SubscribeOutcome {
  if (status === undefined) return { kind: 'offline', message: undefined };
  if (!body) return { kind: 'failed', message: undefined };
  return { kind: 'rejected', message: body.errors?.['email']?.[0] ?? body.message };
}
