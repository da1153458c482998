import type { ServiceSummary } from '@tajmeelspot/contract/catalog.ts';
import type { Client } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { type Box, type BoxName, boxes } from '../../content/home/popular-box.ts';
import type { Slide } from '../../content/home/slider/slides.tsx';
import { toListings } from '../listings.server.ts';

/** The best listings by rank: the first are recommended, the houses of the rest are shown further below. */
const best = '60';
const mostRecommended = 10;
const inBox = '10';
const mostSlides = 8;
const mostHouses = 8;

/** Everything on the home page that is data. */
export async function loadHomeParts(api: Client, language: Language) {
  const [found, about, ...inBoxes] = await Promise.all([
    api.searchServices({ query: { limit: best } }),
    api.findAbout(),
    ...(Object.keys(boxes) as BoxName[]).map((name) => loadBox(api, language, name)),
  ]);
  const services = found.data.data;
  const recommended = services.slice(0, mostRecommended);
  return {
    listings: await toListings(api, language, recommended),
    boxes: inBoxes.filter(({ lines }) => lines.length > 0),
    slides: toSlides([...services.slice(mostRecommended), ...recommended]),
    partners: {
      count: about.partners,
      houses: [...new Set(services.map(({ establishment }) => establishment.name))].slice(0, mostHouses),
    },
  };
}

async function loadBox(api: Client, language: Language, name: BoxName): Promise<Box> {
  const { data } = await api.searchServices({ query: { category: boxes[name].category, limit: inBox } });
  return {
    name,
    picture: data.data[0]?.main_picture ?? null,
    total: data.total ?? data.data.length,
    lines: data.data.map(({ id, title, description, establishment, price }) => ({
      id,
      title,
      description,
      venue: establishment.name,
      city: establishment.city,
      price: formatMoney(language, price),
    })),
  };
}

/** One picture a house, and no picture twice. */
function toSlides(services: readonly ServiceSummary[]): Slide[] {
  const seen = new Set<unknown>();
  const slides: Slide[] = [];
  for (const { id, main_picture: picture, establishment } of services) {
    if (picture === null || seen.has(picture.url) || seen.has(establishment.id)) continue;
    seen.add(picture.url).add(establishment.id);
    slides.push({ id, picture, venue: establishment.name, district: establishment.district, city: establishment.city });
  }
  return slides.slice(0, mostSlides);
}
