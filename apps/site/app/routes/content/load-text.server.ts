import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { TextPage } from '@tajmeelspot/contract/content.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { data } from 'react-router';
import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import { headOf } from '../../shell/messages/compiled-messages.server.ts';

/** A page of text. Throws a 404 where nobody has written it. */
export async function loadText(api: SiteClient, slug: string): Promise<TextPage> {
  try {
    return (await api.findPage({ params: { slug } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw data(null, { status: 404 });
    throw error;
  }
}

/** Title and description of a page of text. */
export const headOfText = (language: Language, { title, lead }: TextPage) =>
  headOf(language, 'content', { title, text: lead });
