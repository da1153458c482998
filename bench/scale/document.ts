import type { GeneratedService } from './generate-services.ts';
import type { BenchText } from './phrases.ts';
import type { ReferenceData } from './reference-data.ts';
import { languages } from './vocabulary.ts';

/** The text of the column `document` of a service, as refresh_service would make it. */
export function documentOf(
  { fold }: ReferenceData,
  { venue, category, title, description, treatments, tags }: GeneratedService,
): string {
  const { district, city, governorate } = venue.location;
  const phrases = [title, venue.name, description].flatMap((phrase) =>
    languages.flatMap((language) => phrase[language]),
  );
  const texts: BenchText[] = [category.label, district, city, governorate];
  texts.push(...treatments.map((treatment) => treatment.title), ...tags.map(({ name }) => name));
  const translations = texts.flatMap((text) => languages.map((language) => text[language]));
  return [...phrases, ...translations].flatMap(fold).join(' ');
}
