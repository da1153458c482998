import type { Language } from '@tajmeelspot/language/languages.ts';

/** What became of asking for the newsletter, in the server's words where it said something. */
export type Subscribed = {
  readonly kind: 'done' | 'refused' | 'offline' | 'failed';
  readonly message: string | undefined;
};

/** Asks for the newsletter. */
export async function subscribe(language: Language, email: string): Promise<Subscribed> {
  try {
    const { browserApi } = await import('../api.ts');
    const { message } = await browserApi(language).subscribe({ body: { email } });
    return { kind: 'done', message };
  } catch (error) {
    return judge(error as Refused);
  }
}

type Refused = {
  readonly status?: number;
  readonly body?: { readonly message: string; readonly errors?: Record<string, string[]> } | null;
};

function judge({ status, body }: Refused): Subscribed {
  if (status === undefined) return { kind: 'offline', message: undefined };
  if (!body) return { kind: 'failed', message: undefined };
  return { kind: 'refused', message: body.errors?.['email']?.[0] ?? body.message };
}
