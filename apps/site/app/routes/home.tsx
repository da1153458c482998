import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { data, useRevalidator } from 'react-router';
import { Recommended } from '../catalog/recommended.tsx';
import { ThreeSteps } from '../content/three-steps.tsx';
import { ValueStrip } from '../content/value-strip.tsx';
import { Banner } from '../search/banner.tsx';
import { BannerSearch } from '../search/banner-search.tsx';
import { apiContext, serverApi } from '../shell/api.ts';
import { languageOf } from '../shell/language.ts';
import { metaOf } from '../shell/meta.ts';
import { headOf, wordsOf } from '../shell/words.server.ts';
import { Speak } from '../shell/words.tsx';
import type { Route } from './+types/home.ts';
import { toListings } from './listings.server.ts';

const mostRecommended = '10';

/** Without its listings the page still searches, so a failure to fetch them is shown in their place. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const api = serverApi(context, language);
  const page = {
    head: headOf(language, 'home'),
    words: wordsOf(language, 'home', 'card'),
    today: inBaghdad(Date.now()).date,
  };
  try {
    const found = await api.searchServices({ query: { limit: mostRecommended } });
    return data({ ...page, listings: await toListings(api, language, found.data.data) });
  } catch (error) {
    context.get(apiContext).report(error);
    return data({ ...page, listings: undefined }, { status: 503 });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { listings, today, words } = loaderData;
  const { state, revalidate } = useRevalidator();
  return (
    <Speak words={words}>
      <Banner listings={listings ?? []}>
        <BannerSearch today={today} />
      </Banner>
      <ValueStrip />
      <Recommended listings={listings} isLoading={state === 'loading'} onRetry={() => void revalidate()} />
      <ThreeSteps />
    </Speak>
  );
}
