import { data, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Banner } from '../../search/banner.tsx';
import { BannerSearch } from '../../search/banner-search.tsx';
import { Results } from '../../search/results.tsx';
import type { SearchView } from '../../search/search-view.ts';
import { languageOf } from '../../shell/language.ts';
import { metaOf } from '../../shell/head/to-meta.ts';
import { textOf, wordsOf } from '../../shell/messages/compiled-messages.server.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/listing.ts';
import { keepPage } from './load-search-page.ts';
import { loadSearch } from './load-search.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const language = languageOf(args.params);
  const { data: found, init } = await loadSearch(args, 'services');
  const head = {
    title: textOf(language, 'home', 'listed.page.title'),
    description: textOf(language, 'home', 'listed.page.description'),
  };
  return data({ ...found, head, words: { ...found.words, ...wordsOf(language, 'home') } }, init ?? {});
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepPage(args);
// The page that the server rendered is kept as well.
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function Service({ loaderData: { words, view } }: Route.ComponentProps) {
  return (
    <Speak words={words}>
      <Listed view={view} />
    </Speak>
  );
}

function Listed({ view }: { readonly view: SearchView }) {
  const t = useTranslations('home.listed');
  const { location } = useNavigation();
  return (
    <>
      <Banner title={t('title')} text={t('text')} services={view.found?.services ?? []}>
        <BannerSearch today={view.today} />
      </Banner>
      <div className="wrap pt-9 lg:pt-14">
        <Results
          key={view.found?.nextCursor}
          view={view}
          isLoading={location?.pathname.endsWith('/listing') === true}
        />
      </div>
    </>
  );
}
