import type { GeneratedService } from './generate-services.ts';
import type { BenchText, Phrase } from './phrases.ts';
import type { ReferenceData } from './reference-data.ts';
import { languages, type VocabularyLanguage } from './vocabulary.ts';

/** Marks of words by the language of their text: anywhere, in the name of a treatment, in the title. */
const anywhere = { en: 'E', ar: 'A', ckb: 'K' };
const treated = { en: 'F', ar: 'B', ckb: 'L' };
const titled = { en: 'U', ar: 'V', ckb: 'W' };

type MarkedText = 'title' | 'treatment' | 'N' | 'M' | 'P' | 'description';

/** The text of the column `document` of a service, as document_of would make it. */
export function documentOf(reference: ReferenceData, service: GeneratedService): string {
  const { venue, category, title, description, treatments, tags, team } = service;
  const { district, city, governorate } = venue.location;
  const texts: [MarkedText, Phrase | BenchText][] = [
    ['title', title],
    ['description', description],
    ...category.branch.map((label): [MarkedText, BenchText] => ['treatment', label]),
    ...treatments.map((one): [MarkedText, BenchText] => ['treatment', one.title]),
    ...tags.map(({ name }): [MarkedText, BenchText] => ['description', name]),
    ['N', venue.name],
    ...[district, city, governorate].map((place): [MarkedText, BenchText] => ['P', place]),
  ];
  // Employees are called like their venue.
  if (team.length > 0) texts.push(['M', venue.name]);
  const marked = texts.flatMap(([kind, text]) =>
    languages.flatMap((language) => markedWords(reference, kind, text[language], language)),
  );
  return [...new Set([...marked, ...proceduresOf(reference, title)])].join(' ');
}

function markedWords(
  { fold, formsOf }: ReferenceData,
  kind: MarkedText,
  written: string | readonly string[],
  language: VocabularyLanguage,
): string[] {
  const words = [written].flat().flatMap((text) => [...fold(text)]);
  const forms = kind === 'description' ? words : words.flatMap((word) => [...formsOf(word)]);
  const marks = [anywhere[language]];
  if (kind === 'title') marks.push(treated[language], titled[language]);
  else if (kind === 'treatment') marks.push(treated[language]);
  else if (kind !== 'description') marks.push(kind);
  return forms.flatMap((form) => marks.map((mark) => `${mark}${form}`));
}

/** The one procedure of all treatments, its group, and whether the title says so. */
function proceduresOf({ fold, procedure }: ReferenceData, title: Phrase): string[] {
  const titles = languages.map((language) => ` ${title[language].flatMap((word) => [...fold(word)]).join(' ')} `);
  const isInTitle = procedure.spellings.some((spelling) => titles.some((text) => text.includes(` ${spelling} `)));
  return [`R${procedure.id}`, `R${procedure.groupId}`, ...(isInTitle ? [`S${procedure.id}`] : [])];
}
