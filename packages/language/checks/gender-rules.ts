import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * Where an Arabic text gives somebody a gender and no select asks for it: a verb or an adjective of a man beside a name,
 * or both genders with a slash. What stands in a branch of a known gender is right.
 */
export function findMissingSelects(elements: MessageFormatElement[]): string[] {
  return [...findUnknown(elements, false), ...findHalfSelects(elements)];
}

/** Names of users; a venue is 'it', whose gender is that of the word. */
const isUserName = (place: string): boolean => /^(?:employee|customerName|name|by|who|user)$/.test(place);

const neutralWords = 'يوم|يومًا|يمكن|يجب|يتم|يوجد';
const verb = `(?:(?:لم|لا|لن|قد|سوف)\\s+)?(?!(?:${neutralWords})(?![\\u0621-\\u064a]))س?ي[\\u0621-\\u064a]{2,}`;
const manAfterName = new RegExp(
  `^\\u2069?[:،]?\\s+(?:${verb}|(?:غير\\s+)?(?:متوفر|متاح|متفرغ|مشغول)(?![\\u0621-\\u064a]))`,
  'u',
);
const manBeforeName = /(?<![\u0621-\u064a])(?:لم|لن|قد|سوف)\s+ي[\u0621-\u064a]{2,}\s+\u2068?$/u;
const bothGenders = /(?:زبونة|موظفة|صاحبة)\/|(?:زبون|موظف|صاحب)\/(?:ال)?(?:زبونة|موظفة|صاحبة)/u;

function findUnknown(elements: MessageFormatElement[], isAsked: boolean): string[] {
  return elements.flatMap((element, index) => {
    if (element.type === TYPE.tag) return findUnknown(element.children, isAsked);
    if (element.type === TYPE.plural)
      return Object.values(element.options).flatMap((o) => findUnknown(o.value, isAsked));
    if (element.type === TYPE.select) {
      const isGender = element.value === 'gender';
      return Object.entries(element.options)
        .filter(([name]) => !isGender || name === 'other')
        .flatMap(([, option]) => findUnknown(option.value, isAsked || isGender));
    }
    if (element.type !== TYPE.literal) return [];
    const [former, latter] = [elements[index - 1], elements[index + 1]];
    const hasMan =
      (isName(former) && manAfterName.test(element.value)) || (isName(latter) && manBeforeName.test(element.value));
    const isSlashed = !isAsked && bothGenders.test(element.value);
    return hasMan || isSlashed ? ['missing select: it says a gender that nothing tells'] : [];
  });
}

const isName = (element: MessageFormatElement | undefined): boolean =>
  element?.type === TYPE.argument && isUserName(element.value);

function findHalfSelects(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return findHalfSelects(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap((option) => findHalfSelects(option.value));
    const isHalf = element.type === TYPE.select && element.value === 'gender' && !('female' in element.options);
    return isHalf ? ['a select of gender has no form "female"', ...inner] : inner;
  });
}
