import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { allTexts } from './all-texts.ts';

const numbers = [0, 1, 2, 3, 11, 100, 101, 102, 1000];
const rules = new Intl.PluralRules('ar');

type PluralOptions = Record<string, { value: MessageFormatElement[] }>;

/** Every text with a plural, with its places and the plurals in it. */
const plurals = [...allTexts.ar].flatMap(([key, text]) => {
  const found = listPlurals(parse(text));
  return found.length > 0 ? [{ key, text, found }] : [];
});

describe('R10.06 every Arabic sentence with a number', () => {
  it('is printed with each number, and says it in the form that CLDR asks for', async () => {
    const lines = plurals.flatMap(({ key, text }) => [key, ...numbers.map((number) => `  ${write(text, number)}`)]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('arabic-plurals.txt');
  });

  it.each(plurals)('$key has each form where CLDR uses it, and says no number twice', ({ found }) => {
    for (const { options } of found) {
      for (const number of numbers) {
        const form = options[`=${number}`] ?? options[rules.select(number)];
        expect(form, `${number} is ${rules.select(number)}`).toBeDefined();
      }
      const textOf = (form: string) => plainText(options[form]?.value ?? []);
      // "كتابان" says two, "كتاب واحد" one: the figure beside it would say it again.
      expect(hasNumber(options['two']?.value ?? [])).toBe(false);
      expect(hasNumber(options['one']?.value ?? [])).toBe(false);
      // Three to ten count a plural, from a hundred on they count a singular.
      const isCounted = hasNumber(options['few']?.value ?? []) && /[\u0621-\u064a]/.test(textOf('few'));
      expect(isCounted && textOf('few') === textOf('other')).toBe(false);
    }
  });
});

/** A sentence with a number in the place of every number and something else in every other place. */
function write(text: string, number: number): string {
  const names = [...new Set(listNames(parse(text)))];
  const counted = new Set(listPlurals(parse(text)).map(({ name }) => name));
  const tags = new Set(listTags(parse(text)));
  const values = Object.fromEntries(
    names.map((name) => [name, counted.has(name) ? number : `[${name}]`] as const),
  ) as Record<string, string | number>;
  const translator = createTranslator({ locale: 'ar-IQ-u-nu-latn', messages: { text } });
  const chunks = Object.fromEntries([...tags].map((tag) => [tag, (inner: string) => inner]));
  return translator.markup('text', { ...values, ...chunks });
}

function listPlurals(elements: MessageFormatElement[]): { name: string; options: PluralOptions }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return listPlurals(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => listPlurals(value));
    return element.type === TYPE.plural ? [{ name: element.value, options: element.options }, ...inner] : inner;
  });
}

function listNames(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return listNames(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => listNames(value))];
  });
}

const listTags = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element.value, ...listTags(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => listTags(value));
  });

const hasNumber = (elements: MessageFormatElement[]): boolean => elements.some(({ type }) => type === TYPE.pound);

const plainText = (elements: MessageFormatElement[]): string =>
  elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join('');
