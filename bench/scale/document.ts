import type { Listing } from './listings.ts';
import type { Words } from './phrases.ts';
import type { Reference } from './reference.ts';
import { languages } from './vocabulary.ts';

/** The text of the column `document` of a listing, as refresh_service would make it. */
export function documentOf(
  { fold }: Reference,
  { house, category, title, description, prices, tags }: Listing,
): string {
  const { district, city, governorate } = house.place;
  const drawn = [title, house.name, description].flatMap((phrase) => languages.flatMap((language) => phrase[language]));
  const known: Words[] = [category.label, district, city, governorate];
  known.push(...prices.map((price) => price.title), ...tags.map(({ name }) => name));
  const whole = known.flatMap((words) => languages.map((language) => words[language]));
  return [...drawn, ...whole].flatMap(fold).join(' ');
}
