import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { useCallback } from 'react';
import { data, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { ServiceCardView } from '../../catalog/service-card-view.ts';
import { later } from '../../content/home/deferred-part.tsx';
import { Banner } from '../../search/banner.tsx';
import { BannerSearch } from '../../search/banner-search.tsx';
import { apiContext, serverApi } from '../../shell/api.ts';
import { siteSchema } from '../../shell/head/schema.server.ts';
import { basePath, originOf } from '../../shell/head/site-address.server.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { metaOf } from '../../shell/head/to-meta.ts';
import { headOf, wordsOf } from '../../shell/messages/compiled-messages.server.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/home.ts';
import { loadHomeParts } from './home-parts.server.ts';

const Upper = later('upper', async () => (await import('../../content/home/upper-sections.tsx')).Upper);
const Recommended = later(
  'recommended-services',
  async () => (await import('../../catalog/recommended.tsx')).Recommended,
);
const Lower = later('lower', async () => (await import('../../content/home/lower-sections.tsx')).Lower);

/** Without its services the page still searches, so a failure to fetch them is shown in their place. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const head = headOf(language, 'home');
  const home = originOf(context) + basePath() + (language === 'en' ? '/' : inLanguage(language, '/'));
  const page = {
    head: { ...head, schema: siteSchema(home, head.description) },
    words: wordsOf(language, 'home', 'card', 'marks'),
    today: inBaghdad(Date.now()).date,
  };
  try {
    return data({ ...page, ...(await loadHomeParts(serverApi(context, language), language)) });
  } catch (error) {
    context.get(apiContext).report(error);
    return data({ ...page, services: undefined, boxes: [], slides: [], partners: undefined }, { status: 503 });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { services, boxes, slides, partners, today, words } = loaderData;
  const { state, revalidate } = useRevalidator();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  return (
    <Speak words={words}>
      <Top services={services ?? []} today={today} />
      <Upper boxes={boxes} />
      <Recommended services={services} isLoading={state === 'loading'} onRetry={retry} />
      <Lower slides={slides} partners={partners} service={services?.[0]} />
    </Speak>
  );
}

function Top({ services, today }: { readonly services: readonly ServiceCardView[]; readonly today: string }) {
  const t = useTranslations('home.banner');
  return (
    <Banner title={t('title')} text={t('text')} services={services}>
      <BannerSearch today={today} />
    </Banner>
  );
}
