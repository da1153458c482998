import type { LicenceClass } from '@tajmeelspot/contract/licence-classes.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import { languages } from '@tajmeelspot/language/languages.ts';
import { toLatinDigits } from '@tajmeelspot/language/latin-digits.ts';
import type { TreatmentTemplate } from '../treatment-drafts.ts';

/** What treatments can be, and which licences the venue holds. */
export type Registry = Pick<Templates, 'categories' | 'procedures'> & {
  /** Classes of the venue's valid licences; undefined while they are not known. */
  readonly held: ReadonlySet<LicenceClass> | undefined;
};

/** The licences that a procedure needs in a category. */
export function neededClasses(
  { categories }: Registry,
  categoryId: number,
  procedure: Pick<TreatmentTemplate, 'licence_class'> | undefined,
): LicenceClass[] {
  const ofCategory = categories.find(({ id }) => id === categoryId)?.licence_class;
  const needed = [procedure?.licence_class, ofCategory].filter((one) => one !== undefined && one !== 'none');
  return [...new Set(needed)] as LicenceClass[];
}

/** The procedures that somebody's words find by names and spellings, those near a category first; all of these without words. */
export function findProcedures(
  { categories, procedures }: Pick<Registry, 'categories' | 'procedures'>,
  categoryId: number,
  typed: string,
): readonly TreatmentTemplate[] {
  const line = lineOf(categories, categoryId);
  const isNear = ({ category_id: own, also_category_id: also }: TreatmentTemplate) =>
    line.has(own) || (also !== null && line.has(also));
  const words = fold(typed).split(' ').filter(Boolean);
  if (words.length === 0) return procedures.filter(isNear);
  const found = procedures.filter((one) => {
    const known = textOf(one);
    return words.every((word) => known.includes(word));
  });
  return [...found.filter(isNear), ...found.filter((one) => !isNear(one))];
}

/** A category with those above and below it. */
const lineOf = (categories: Registry['categories'], categoryId: number): ReadonlySet<number> =>
  new Set([
    ...(categories.find(({ id }) => id === categoryId)?.branch ?? [categoryId]),
    ...categories.flatMap(({ id, branch }) => (branch.includes(categoryId) ? [id] : [])),
  ]);

const textOf = ({ title, spellings }: TreatmentTemplate): string =>
  fold([...languages.map((language) => title[language] ?? ''), ...spellings].join(' | '));

/** As it is compared: small letters, Latin digits, without marks, and one letter for those of Arabic and Kurdish keyboards. */
const fold = (text: string): string =>
  toLatinDigits(text)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640\u200c]/gu, '')
    .toLowerCase()
    .replaceAll(/[ىی]/gu, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll(/[ةە]/gu, 'ه')
    .replaceAll(/\s+/gu, ' ')
    .trim();
