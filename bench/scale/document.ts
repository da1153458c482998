import type { BenchService } from './listings.ts';
import type { Words } from './phrases.ts';
import type { Reference } from './reference.ts';
import { languages } from './vocabulary.ts';

/** The text of the column `document` of a service, as refresh_service would make it. */
export function documentOf(
  { fold }: Reference,
  { venue, category, title, description, prices, tags }: BenchService,
): string {
  const { district, city, governorate } = venue.place;
  const drawn = [title, venue.name, description].flatMap((phrase) => languages.flatMap((language) => phrase[language]));
  const known: Words[] = [category.label, district, city, governorate];
  known.push(...prices.map((price) => price.title), ...tags.map(({ name }) => name));
  const whole = known.flatMap((words) => languages.map((language) => words[language]));
  return [...drawn, ...whole].flatMap(fold).join(' ');
}
