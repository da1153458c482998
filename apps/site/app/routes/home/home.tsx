import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type ComponentProps, useCallback } from 'react';
import { data, useRevalidator } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { ServiceCardView } from '../../catalog/service-card-view.ts';
import { deferPart } from '../../shell/lazy/deferred-part.tsx';
import { LaidOutNear } from '../../shell/lazy/laid-out-near.tsx';
import { Banner } from '../../search/banner.tsx';
import { BannerSearch } from '../../search/banner-search.tsx';
import { apiContext, serverApi } from '../../shell/api.ts';
import { siteSchema } from '../../shell/head/schema.server.ts';
import { basePath, originOf } from '../../shell/head/site-address.server.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/home.ts';
import { loadHomeParts } from './home-parts.server.ts';
import { useFreshPage } from './use-fresh-page.ts';

const Evening = deferPart('evening-part', async () => (await import('../../content/home/evening.tsx')).Evening, {
  isQuiet: true,
});
const Districts = deferPart('districts', async () => (await import('../../content/home/districts.tsx')).Districts, {
  isQuiet: true,
});
const UpperSections = deferPart(
  'upper',
  async () => (await import('../../content/home/upper-sections.tsx')).UpperSections,
);
const RecommendedServices = deferPart(
  'recommended-services',
  async () => (await import('../../catalog/recommended.tsx')).RecommendedServices,
);
const LowerSections = deferPart(
  'lower',
  async () => (await import('../../content/home/lower-sections.tsx')).LowerSections,
);

/** Without its services the page still searches, so a failure to fetch them is shown in their place. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const head = headOf(language, 'home');
  const home = originOf(context) + basePath() + (language === 'en' ? '/' : inLanguage(language, '/'));
  const today = inBaghdad(Date.now()).date;
  const page = {
    head: { ...head, schema: siteSchema(home, head.description) },
    messages: messagesOf(language, 'home', 'card', 'favourites'),
    today,
  };
  try {
    const parts = await loadHomeParts(serverApi(context, language), language, { today, city: cityOf(request) });
    return data({ ...page, ...parts });
  } catch (error) {
    context.get(apiContext).report(error);
    return data(
      {
        ...page,
        services: undefined,
        evening: undefined,
        inBanner: [],
        inApp: undefined,
        cities: [],
        districts: { districts: [], cities: [], city: undefined },
        categories: [],
        boxes: [],
        slides: [],
        partners: undefined,
      },
      { status: 503 },
    );
  }
}

/** The city whose districts an address asks for. */
function cityOf(request: Request): string | undefined {
  const city = new URL(request.url).searchParams.get('city') ?? '';
  return /^[a-z-]{1,60}$/.test(city) ? city : undefined;
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { services, evening, inBanner, inApp, cities, districts, categories, boxes, slides, partners } = loaderData;
  const { today, messages } = loaderData;
  const { state, revalidate } = useRevalidator();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  useFreshPage(today, retry);
  return (
    <PageMessages messages={messages}>
      <HomeBanner services={inBanner} cities={cities} today={today} />
      <div className="max-md:[--section:32px]">
        <Evening evening={evening} />
        <LaidOutNear height={440}>
          <RecommendedServices services={services} isLoading={state === 'loading'} onRetry={retry} />
        </LaidOutNear>
        <LaidOutNear height={400}>
          <Districts {...districts} />
        </LaidOutNear>
        <LaidOutNear height={500}>
          <UpperSections categories={categories} boxes={boxes} />
        </LaidOutNear>
        <LaidOutNear height={780}>
          <LowerSections slides={slides} partners={partners} service={inApp} />
        </LaidOutNear>
      </div>
    </PageMessages>
  );
}

type HomeBannerProps = ComponentProps<typeof BannerSearch> & { readonly services: readonly ServiceCardView[] };

function HomeBanner({ services, ...search }: HomeBannerProps) {
  const t = useTranslations('home.banner');
  return (
    <Banner title={t('title')} text={t('text')} services={services}>
      <BannerSearch {...search} />
    </Banner>
  );
}
