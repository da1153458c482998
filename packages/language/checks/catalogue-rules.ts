import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../src/languages.ts';
import { forbiddenTerms } from './forbidden-terms.ts';
import { findMissingSelects } from './gender-rules.ts';

/** The sentences about a text of a catalogue that break a rule which a machine can know; none where it keeps all. */
export function findTextErrors(language: Language, key: string, text: string): string[] {
  const elements = parse(text);
  const rules = [
    findPluralErrors(language, elements),
    findForbiddenTerms(language, key, elements),
    findFixedDigits(elements),
  ];
  if (language !== 'en')
    rules.push(
      findScriptErrors(elements),
      findGluedPlaces(language, elements),
      findDoubledPoints(elements),
      findTurnedPercents(elements),
    );
  if (language === 'ar') rules.push(findAddressedMen(elements), findMissingSelects(elements));
  return rules.flat();
}

const pluralForms: Record<Language, readonly string[]> = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  ckb: ['one', 'other'],
};
const exactForms: Record<string, string> = { '=0': 'zero', '=1': 'one', '=2': 'two' };

function findPluralErrors(language: Language, elements: MessageFormatElement[]): string[] {
  return listPlurals(elements).flatMap((options) => {
    const forms = new Set(Object.keys(options).map((form) => exactForms[form] ?? form));
    const missing = pluralForms[language].filter((form) => !forms.has(form));
    return missing.map((form) => `a plural has no form "${form}"`);
  });
}

function listPlurals(elements: MessageFormatElement[]): Record<string, { value: MessageFormatElement[] }>[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return listPlurals(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => listPlurals(value));
    return element.type === TYPE.plural ? [element.options, ...inner] : inner;
  });
}

function findForbiddenTerms(language: Language, key: string, elements: MessageFormatElement[]): string[] {
  const sentence = listSentences(elements).join('\n');
  return forbiddenTerms[language]
    .filter(({ term, lawful = [] }) => term.test(sentence) && !lawful.some((start) => key.startsWith(start)))
    .map(({ term, instead }) => `says "${term.exec(sentence)?.[0]}": say ${instead}`);
}

/** Names and shapes that are written in Latin letters in every language. */
const latinWords =
  /TajmeelSpot|Aegis|2FAS|Google Authenticator|Google|Facebook|Instagram|JavaScript|Chrome|Safari|Excel|XLSX|vCard|CSV|PDF|QR|API|URL|HTML|JPEG|PNG|WebP|Markdown|Ctrl|Esc|Enter|IQD|JSON|name@example\.com|https?:\/\/\S*/g;

function findScriptErrors(elements: MessageFormatElement[]): string[] {
  return listSentences(elements).flatMap((sentence) => [
    ...(sentence.includes('\u0640') ? ['has a kashida'] : []),
    ...(/[A-Za-z]{2,}/.test(sentence.replaceAll(latinWords, '')) ? ['has Latin letters'] : []),
  ]);
}

/** A price ends with the point of its currency, which needs no other. */
function findDoubledPoints(elements: MessageFormatElement[]): string[] {
  const isPrice = (element: MessageFormatElement | undefined): boolean =>
    element?.type === TYPE.argument && /^(?:price|before|now|amount)$/.test(element.value);
  return listSequences(elements).flatMap((sequence) =>
    sequence.flatMap((element, index) =>
      element.type === TYPE.literal && element.value.startsWith('.') && isPrice(sequence[index - 1])
        ? ['a point follows a price, which has its own']
        : [],
    ),
  );
}

/**
 * The sign of a percentage stands on the other side of Latin digits where no Arabic letter is before them: the mark U+061C
 * counts as one.
 */
function findTurnedPercents(elements: MessageFormatElement[]): string[] {
  return listSequences(elements).flatMap((sequence) =>
    sequence.flatMap((element, index) => {
      const [former, latter] = [sequence[index - 1], sequence[index + 1]];
      if (!isPlace(element) || latter?.type !== TYPE.literal || !latter.value.startsWith('٪')) return [];
      const isRead = former?.type === TYPE.literal && /(?:\u061c|[\u0621-\u064a\u066e-\u06d5] )$/u.test(former.value);
      return isRead ? [] : ['the sign of a percentage changes sides: write \\u061c before its place'];
    }),
  );
}

/** A saying, and the name of a program. */
const fixedNumbers = /24\/7|2FAS/g;

/** Numbers are values, which follow the choice of digits; small ones are words. */
function findFixedDigits(elements: MessageFormatElement[]): string[] {
  const hasDigits = (sentence: string) => /[0-9٠-٩۰-۹]/.test(sentence.replaceAll(fixedNumbers, ''));
  return listSentences(elements).some(hasDigits) ? ['has digits of its own: the reader chooses them'] : [];
}

/** A letter right beside a place is glued to a name or number: in Sorani on either side, in Arabic but for و and ف before it. */
function findGluedPlaces(language: Language, elements: MessageFormatElement[]): string[] {
  const before =
    language === 'ar' ? /[\u0621-\u0643\u0644-\u0647\u0649-\u064a](?<![وف])$/u : /[\u0621-\u064a\u066e-\u06d5]$/u;
  return listSequences(elements).flatMap((sequence) =>
    sequence.flatMap((element, index) => {
      if (!isPlace(element)) return [];
      const [former, latter] = [sequence[index - 1], sequence[index + 1]];
      const isGluedBefore = former?.type === TYPE.literal && before.test(former.value);
      const isGluedAfter = latter?.type === TYPE.literal && /^[\u0621-\u064a\u066e-\u06d5]/u.test(latter.value);
      return isGluedBefore || isGluedAfter ? ['a letter is glued to a place'] : [];
    }),
  );
}

const isPlace = ({ type }: MessageFormatElement): boolean =>
  type === TYPE.argument || type === TYPE.number || type === TYPE.pound;

/** Imperatives and second persons that address a man. */
const imperatives =
  /(?<![\u0621-\u064a]|\u064f)(?:و|ثم )?(?:اختر|أكّد|أكد|سجّل|سجل|أدخل|ادخل|اكتب|افتح|انقر|اضغط|أضف|احجز|أرسل|غيّر|جرّب|حاول|تحقّق|تحقق|راجع|انتظر|استخدم|استعمل|ابحث|حدّد|حدد|اسمح|شاهد|تصفّح|تصفح|اقرأ|ارجع|انتقل|ابدأ|أعد|احفظ|احذف|أزل|ألغ|اترك|انسخ|شارك|قيّم|تذكّر|اطلب|أجب|وافق|ارفض|انظر|اجعل|ضع|خذ|اسحب|أغلق|أوقف|فعّل|أنشئ|ارفع|نزّل|اتصل|أخبر|ادعُ|تأكد|تأكّد|كن)(?![\u0621-\u064a])/u;
/** Written vowels but that of the passive, which addresses nobody. */
const vowels = /[\u064b-\u064e\u0650\u0652]/g;
/** Verbs of a man right before a name. */
const verbsBeforeName =
  /(?<![\u0621-\u064a])(?:يجب|اقترح|يقترح|ألغى|يلغي|أكّد|أكد|يؤكد|رفض|يرفض|غيّر|دعا|يدعو|أرسل|نقل|ينقل|كتب|حضر|يحضر|وافق|أجاب|ينتظر|يعمل|يستطيع|يريد)\s+(?:<\w+>)?\u2068?$/u;

function findAddressedMen(elements: MessageFormatElement[]): string[] {
  const errors = listSequences(elements).flatMap((sequence) =>
    sequence.flatMap((element, index) => {
      const next = sequence[index + 1];
      const isBeforeName = next !== undefined && next.type === TYPE.argument && isName(next.value);
      if (element.type !== TYPE.literal) return [];
      if (isBeforeName && verbsBeforeName.test(element.value)) return ['a masculine verb stands before a name'];
      const [imperative] = imperatives.exec(element.value.replaceAll(vowels, '')) ?? [];
      return imperative === undefined ? [] : [`addresses a man: ${imperative}`];
    }),
  );
  return errors;
}

const isName = (place: string): boolean => /name|employee|customer|venue|by|who|vendor|user/i.test(place);

/** Every text of a message without its places, one for each branch. */
function listSentences(elements: MessageFormatElement[]): string[] {
  return listSequences(elements).map((sequence) =>
    sequence.map((element) => (element.type === TYPE.literal ? element.value : ' ')).join(''),
  );
}

/** The elements of a message and of each branch and tag in it, each in order; a branch that a man is known for is left out. */
function listSequences(elements: MessageFormatElement[]): MessageFormatElement[][] {
  const inner = elements.flatMap((element) => {
    if (element.type === TYPE.tag) return listSequences(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.entries(element.options)
      .filter(([name]) => element.type === TYPE.plural || name !== 'male')
      .flatMap(([, { value }]) => listSequences(value));
  });
  return [elements, ...inner];
}
