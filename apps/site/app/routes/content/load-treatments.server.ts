import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { serverApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { headOfText, loadText } from './load-text.server.ts';

type LoadTreatmentsArgs = Pick<LoaderFunctionArgs, 'params'> & { readonly context: Readonly<RouterContextProvider> };

/** The glossary: its text, the words of the trade, and the treatments that the venues offer. */
export async function loadGlossary(args: LoadTreatmentsArgs) {
  const api = serverApi(args.context, languageOf(args.params));
  const [loaded, { data: terms }] = await Promise.all([loadTreatments(args, 'glossary'), api.listGlossary()]);
  return { ...loaded, terms };
}

/** A page of text and the treatments that the venues offer. */
export async function loadTreatments({ params, context }: LoadTreatmentsArgs, slug: string) {
  const language = languageOf(params);
  const api = serverApi(context, language);
  const [page, { data: groups }] = await Promise.all([loadText(api, slug), api.listGuideTreatments()]);
  return { messages: messagesOf(language, 'content'), head: headOfText(language, page), page, groups };
}
