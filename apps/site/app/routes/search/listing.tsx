import { data, useNavigation } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { Banner } from '../../search/banner.tsx';
import { BannerSearch } from '../../search/banner-search.tsx';
import { Results } from '../../search/results.tsx';
import type { SearchView } from '../../search/search-view.ts';
import { languageOf } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { textOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/listing.ts';
import type { ServiceCardView } from '../../catalog/service-card-view.ts';
import { serverApi } from '../../shell/api.ts';
import { loadBanner } from './load-banner.server.ts';
import { loadSearchPage, useLatestPage } from './load-search-page.ts';
import { loadSearch } from './load-search.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const language = languageOf(args.params);
  const [{ data: found, init }, inBanner] = await Promise.all([
    loadSearch(args, 'services'),
    loadBanner(serverApi(args.context, language), language),
  ]);
  const head = {
    title: textOf(language, 'home', 'listing.page.title'),
    description: textOf(language, 'home', 'listing.page.description'),
  };
  return data({ ...found, inBanner, head, messages: [...found.messages, ...messagesOf(language, 'home')] }, init ?? {});
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSearchPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function ServiceSearch({ loaderData }: Route.ComponentProps) {
  const { messages, view, inBanner } = loaderData;
  useLatestPage(loaderData);
  return (
    <PageMessages messages={messages}>
      <SearchResultsPage view={view} inBanner={inBanner} />
    </PageMessages>
  );
}

type SearchResultsPageProps = { readonly view: SearchView; readonly inBanner: readonly ServiceCardView[] };

function SearchResultsPage({ view, inBanner }: SearchResultsPageProps) {
  const t = useTranslations('home.listing');
  const { location } = useNavigation();
  const listed = new Set(view.found?.venues.map(({ picture }) => picture?.url));
  // What stands in the list does not stand above it too.
  const others = inBanner.filter(({ picture }) => !listed.has(picture?.url));
  return (
    <>
      <Banner title={t('title')} text={t('text')} services={others}>
        <BannerSearch today={view.today} cities={view.facets?.cities ?? []} />
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
