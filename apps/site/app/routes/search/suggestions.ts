import type { Suggestions } from '@tajmeelspot/contract/search.ts';
import { serverApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import type { Route } from './+types/suggestions.ts';

/** What somebody who is typing may mean; the same for everybody. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Suggestions> {
  const text = new URL(request.url).searchParams.get('text') ?? '';
  const { data } = await serverApi(context, languageOf(params)).listSuggestions({ query: { text: text.slice(0, 60) } });
  return data;
}
