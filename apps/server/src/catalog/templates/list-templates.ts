import { formatHour } from '@tajmeelspot/language/clock.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { hoursTemplates } from '#app/venues/venues.ts';
import { longClock } from '../rules.ts';
import { listAllCities, listLicensedCategories, listProcedures, listTagsWithIds } from './template-queries.ts';

/** What a new venue can start from. */
export async function listTemplates({ db }: Deps, { language, locale }: Actor): Promise<Templates> {
  const [cities, categories, tags, procedures] = await Promise.all([
    listAllCities(db, language),
    listLicensedCategories(db, language),
    listTagsWithIds(db, language),
    listProcedures(db),
  ]);
  const hours = hoursTemplates.map(({ key, label, week }) => ({
    key,
    label: withHours(label[language], locale),
    week: week.map(({ weekday, from, to }) => ({ weekday, from: longClock(from), to: longClock(to) })),
  }));
  return { cities, categories, tags, hours, procedures };
}

/** A label with its hours as the reader's clock has them. */
const withHours = (label: string, locale: Locale): string =>
  label.replace(/\{(\d+)\}/g, (_, hour: string) => formatHour(locale, `${hour}:00`));
