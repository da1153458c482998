import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { mails as arabicMails } from './ar/mails.ts';
import { server as arabicServer } from './ar/server/server.ts';
import { catalogues } from './catalogues.ts';
import { mails as soraniMails } from './ckb/mails.ts';
import { server as soraniServer } from './ckb/server/server.ts';
import { mails as englishMails } from './en/mails.ts';
import { server as englishServer } from './en/server/server.ts';

const english = flatten({ ...catalogues.en, server: englishServer, mails: englishMails });
const others = {
  ar: flatten({ ...catalogues.ar, server: arabicServer, mails: arabicMails }),
  ckb: flatten({ ...catalogues.ckb, server: soraniServer, mails: soraniMails }),
};

describe.each(['ar', 'ckb'] as const)('the catalogue of %s', (language) => {
  const texts = others[language];

  it('says everything that English says, and nothing else', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('fills the same places and marks the same parts', () => {
    const differing = [...texts].filter(([key, text]) => placesOf(text) !== placesOf(english.get(key) ?? ''));
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('is not English', () => {
    const same = [...texts].filter(([key, text]) => text === english.get(key) && /[a-z]{3}/i.test(withoutPlaces(text)));
    expect(same).toEqual([]);
  });
});

it('Sorani is written with Sorani letters, Arabic with Arabic ones', () => {
  const sorani = [...others.ckb].filter(([, text]) => /[يكةىؤإأ]/.test(text));
  const arabic = [...others.ar].filter(([, text]) => /[یکەێۆڕڵ]/.test(text));
  expect([...sorani, ...arabic]).toEqual([]);
});

/** Every text by its path. */
function flatten(catalogue: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' ? [[`${path}${key}`, value] as const] : [...flatten(value as object, `${path}${key}.`)],
    ),
  );
}

/** Names of the places and of the marked parts of a message, sorted; a gender is asked for by languages that have one. */
const placesOf = (text: string): string =>
  [...new Set(namesIn(parse(text)))]
    .filter((name) => name !== 'gender')
    .toSorted()
    .join(' ');

function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...namesIn(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
  });
}

const withoutPlaces = (text: string): string => text.replaceAll(/\{\w+\}|<\/?\w+>|JSON|JavaScript|TajmeelSpot/g, '');
