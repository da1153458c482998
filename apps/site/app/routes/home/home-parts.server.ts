import type { ServiceSummary } from '@tajmeelspot/contract/catalog.ts';
import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type PopularBox, type PopularBoxName, boxes } from '../../content/home/popular-box.ts';
import type { Slide } from '../../content/home/slider/slides.tsx';
import { toServiceCards } from '../service-cards.server.ts';
import { loadDistricts } from './load-districts.server.ts';
import { loadEvening } from './load-evening.server.ts';

/** The best services by rank: the first are recommended, the venues of the rest are shown further below. */
const best = '60';
/** So many of them are cards: the calendar is asked for at most thirty at once. */
const maxCards = 30;
const maxRecommended = 10;
/** Of the next ones the banner shows three that are free soon. */
const maxInBanner = 10;
const inBox = '10';
const maxSlides = 8;
const maxVenues = 8;

type LoadHomePartsInput = {
  /** YYYY-MM-DD in Baghdad. */
  readonly today: string;
  /** Code of the city whose districts are shown. */
  readonly city: string | undefined;
};

/** Everything on the home page that is data. */
export async function loadHomeParts(api: SiteClient, language: Language, { today, city }: LoadHomePartsInput) {
  const [found, about, cities, categories, districts, ...inBoxes] = await Promise.all([
    api.searchServices({ query: { limit: best } }),
    api.findAbout(),
    api.listCities(),
    api.listCategories(),
    loadDistricts(api, language, city),
    ...(Object.keys(boxes) as PopularBoxName[]).map((name) => loadBox(api, language, name)),
  ]);
  const services = found.data.data;
  const cards = await toServiceCards(api, language, services.slice(0, maxCards));
  const recommended = cards.slice(0, maxRecommended);
  // No service and no picture stands on the page twice.
  const used = new Set<unknown>();
  const use = (shown: readonly { readonly id: number; readonly picture: { readonly url: string } | null }[]) =>
    shown.forEach(({ id, picture }) => used.add(id).add(picture?.url));
  use(recommended);
  const evening = await loadEvening(api, language, { today, used });
  use(evening?.services ?? []);
  const others = cards.filter(({ id, picture }) => !used.has(id) && !used.has(picture?.url));
  const inBanner = others.slice(0, maxInBanner);
  const inApp = others[maxInBanner] ?? cards.at(-1);
  use(inApp ? [...inBanner, inApp] : inBanner);
  const boxesWithPictures = inBoxes.map((box) => choosePicture(box, used));
  const choices = cities.map(({ code, name }) => ({ code, name }));
  return {
    services: recommended,
    evening,
    inBanner: inBanner.length < 3 ? cards : inBanner,
    inApp,
    cities: choices,
    districts: { districts, cities: choices, city: choices.find(({ code }) => code === city)?.code },
    categories: categories.flatMap(({ name, label, level }) => (level === 1 ? [{ name, label }] : [])),
    boxes: boxesWithPictures.filter((box) => box.services.length > 0),
    slides: toSlides(services, used),
    partners: {
      count: about.partners,
      venues: [...new Set(services.map(({ establishment: venue }) => venue.name))].slice(0, maxVenues),
    },
  };
}

type FoundBox = Omit<PopularBox, 'picture'> & { readonly pictures: readonly ServiceSummary['main_picture'][] };

/** The box with the first picture of its services that does not stand on the page yet. */
function choosePicture({ pictures, ...box }: FoundBox, used: Set<unknown>): PopularBox {
  const picture = pictures.find((one) => one !== null && !used.has(one.url)) ?? null;
  used.add(picture?.url);
  return { ...box, picture };
}

async function loadBox(api: SiteClient, language: Language, name: PopularBoxName): Promise<FoundBox> {
  const { data } = await api.searchServices({ query: { category: boxes[name].category, limit: inBox } });
  return {
    name,
    pictures: data.data.map(({ main_picture: picture }) => picture),
    total: data.total ?? data.data.length,
    services: data.data.map(({ id, title, description, establishment: venue, price }) => ({
      id,
      title,
      description,
      venue: venue.name,
      city: venue.city,
      price,
    })),
  };
}

/** One picture a venue, and none that stands on the page already. */
function toSlides(services: readonly ServiceSummary[], shown: ReadonlySet<unknown>): Slide[] {
  const used = new Set<unknown>(shown);
  const venues = new Set<number>();
  const slides: Slide[] = [];
  for (const { id, main_picture: picture, establishment: venue } of services) {
    if (picture === null || used.has(picture.url) || venues.has(venue.id)) continue;
    used.add(picture.url);
    venues.add(venue.id);
    slides.push({ id, picture, venue: venue.name, district: venue.district, city: venue.city });
  }
  return slides.slice(0, maxSlides);
}
