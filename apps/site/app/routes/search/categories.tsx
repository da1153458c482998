import type { Category } from '@tajmeelspot/contract/catalog.ts';
import type { Facets } from '@tajmeelspot/contract/search.ts';
import { CategoryList } from '../../categories/category-list.tsx';
import type { CategoryBox } from '../../categories/category-view.ts';
import { serverApi } from '../../shell/api.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { languageOf } from '../../shell/language.ts';
import { headOf, messagesOf, textOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/categories.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const api = serverApi(context, language);
  const [categories, { data: facets }] = await Promise.all([api.listCategories(), api.listFacets({ query: {} })]);
  const label = textOf(language, 'categories', 'index.heading');
  return {
    head: { ...headOf(language, 'categories', { label }), description: textOf(language, 'categories', 'index.lead') },
    messages: messagesOf(language, 'categories'),
    categories: toBoxes(categories, facets),
  };
}

function toBoxes(categories: readonly Category[], facets: Facets): CategoryBox[] {
  const counts = new Map(facets.categories.map(({ code, count }) => [code, count]));
  return categories
    .filter(({ level }) => level === 1)
    .map(({ id, name, label }) => ({
      name,
      label,
      count: counts.get(name) ?? 0,
      isMore: facets.is_more,
      below: categories.filter(({ parent_id: parent }) => parent === id),
    }));
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function Categories({ loaderData: { messages, categories } }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <CategoryList categories={categories} />
    </PageMessages>
  );
}
