import type { ServiceSummary } from '@tajmeelspot/contract/catalog.ts';
import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import { addDays, formatDay } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import type { EveningView } from '../../content/home/evening-view.ts';
import { toServiceCards } from '../service-cards.server.ts';

/** How many are shown, among how many they are chosen, and with how few what stands on the page already counts too. */
const [maxShown, chosenFrom, least] = [8, 60, 3];
/** Of how many the calendar is asked for their times. */
const maxAsked = 16;

type LoadEveningInput = {
  /** YYYY-MM-DD in Baghdad. */
  readonly today: string;
  /** Ids of services and addresses of pictures that stand on the page. */
  readonly used: ReadonlySet<unknown>;
};

/** What is free this evening; where nothing is, tomorrow's; undefined where that has nothing either. */
export async function loadEvening(
  api: SiteClient,
  language: Language,
  { today, used }: LoadEveningInput,
): Promise<EveningView | undefined> {
  for (const near of ['today', 'tomorrow'] as const) {
    const date = near === 'today' ? today : addDays(today, 1);
    const services = await findFree(api, language, date, used);
    if (services.length > 0) return { near, date, day: formatDay(localeOf(language), date), services };
  }
  return undefined;
}

/** The search by free times is some seconds behind the calendar, which has the last word: its times are shown. */
async function findFree(api: SiteClient, language: Language, date: string, used: ReadonlySet<unknown>) {
  const query = { date, part: 'evening', sort: 'earliest', limit: String(chosenFrom) } as const;
  const { data } = await api.searchServices({ query });
  const chosen = chooseByVenue(data.data, used);
  const cards = await toServiceCards(api, language, chosen.slice(0, maxAsked), { from: date, part: 'evening' });
  return cards.filter(({ nextSlots }) => nextSlots?.date === date).slice(0, maxShown);
}

/** One service of each venue, and what the page does not show yet; where too few are left, what it shows as well. */
function chooseByVenue(found: readonly ServiceSummary[], used: ReadonlySet<unknown>): ServiceSummary[] {
  const others = found.filter(({ id, main_picture: picture }) => !used.has(id) && !used.has(picture?.url));
  const chosen = firstOfEachVenue(others);
  return chosen.length < least ? firstOfEachVenue(found) : chosen;
}

function firstOfEachVenue(found: readonly ServiceSummary[]): ServiceSummary[] {
  const seen = new Set<number>();
  return found.filter(({ establishment: venue }) => !seen.has(venue.id) && seen.add(venue.id));
}
