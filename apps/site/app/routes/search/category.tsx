import { ApiError, type SiteClient } from '@tajmeelspot/contract/client.ts';
import type { CategoryPage } from '@tajmeelspot/contract/catalog.ts';
import type { Facets } from '@tajmeelspot/contract/search.ts';
import { data, redirect } from 'react-router';
import { CategoryBoxes } from '../../categories/category-boxes.tsx';
import { CategoryHeading } from '../../categories/category-heading.tsx';
import { CategoryPath } from '../../categories/category-path.tsx';
import { type CategoryView, categoryPath, slugOf } from '../../categories/category-view.ts';
import { SearchPage } from '../../search/search-page.tsx';
import { serverApi } from '../../shell/api.ts';
import { breadcrumbSchema } from '../../shell/head/schema.server.ts';
import { basePath, originOf } from '../../shell/head/site-address.server.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { messagesOf, textOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { Route } from './+types/category.ts';
import { loadSearchPage, useLatestPage } from './load-search-page.ts';
import { loadSearch } from './load-search.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { params, request, context } = args;
  const language = languageOf(params);
  const slug = slugOf(params.name);
  // One address a category, however its name was written.
  if (slug !== params.name) throw redirect(inLanguage(language, `/c/${slug}`) + new URL(request.url).search, 301);
  const found = await findCategory(serverApi(context, language), slug);
  const { data: searched, init } = await loadSearch(args, 'services', found.name);
  const { label, about } = found;
  const title = textOf(language, 'categories', 'page.title', { label });
  const description = about ?? textOf(language, 'categories', 'page.description', { label });
  const address = (path: string) => originOf(context) + basePath() + inLanguage(language, path);
  const steps = [{ label: textOf(language, 'categories', 'path.all'), address: address('/c') }].concat(
    [...found.above, found].map((one) => ({ label: one.label, address: address(categoryPath(one.name)) })),
  );
  return data(
    {
      ...searched,
      head: { title, description, schema: breadcrumbSchema(steps) },
      category: toView(found, searched.view.facets),
      messages: [...searched.messages, ...messagesOf(language, 'categories')],
    },
    init ?? {},
  );
}

async function findCategory(api: SiteClient, name: string): Promise<CategoryPage> {
  try {
    return (await api.findCategory({ params: { name } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw data(null, { status: 404 });
    throw error;
  }
}

function toView({ name, label, about, above, below }: CategoryPage, facets: Facets | undefined): CategoryView {
  const countOf = (child: string) => facets && (facets.categories.find(({ code }) => code === child)?.count ?? 0);
  return {
    name,
    label,
    about,
    above,
    below: below.map((one) => ({ ...one, count: countOf(one.name), isMore: facets?.is_more ?? false, below: [] })),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSearchPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function Category({ loaderData }: Route.ComponentProps) {
  const { messages, view, category } = loaderData;
  useLatestPage(loaderData);
  return (
    <PageMessages messages={messages}>
      <CategorySearch key={category.name} view={view} category={category} />
    </PageMessages>
  );
}

function CategorySearch({ view, category }: Pick<Route.ComponentProps['loaderData'], 'view' | 'category'>) {
  const t = useTranslations('categories');
  const { label, above, below } = category;
  return (
    <SearchPage
      view={view}
      placeholder={t('box', { label })}
      path={<CategoryPath above={above} label={label} />}
      heading={<CategoryHeading category={category} view={view} />}
      boxes={<CategoryBoxes label={t('below', { label })} boxes={below} />}
    />
  );
}
