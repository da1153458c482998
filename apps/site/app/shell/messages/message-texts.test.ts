import { catalogues, type Namespace } from '@tajmeelspot/language/catalogues.ts';
import { languages } from '@tajmeelspot/language/languages.ts';
import { compileTexts } from '@tajmeelspot/ui/app/compile-texts.ts';
import { expect, it } from 'vitest';
import { messagesOf } from './compiled-messages.server.ts';
import { readMessages } from './message-texts.ts';

const namespaces = Object.keys(catalogues.en) as Namespace[];

it.each(languages)('every message in %s is read back from its text as the server has it', (language) => {
  const compiled = compileTexts(catalogues[language]);
  for (const namespace of namespaces) {
    const read = readMessages(messagesOf(language, namespace));
    expect(read, namespace).toEqual({ [namespace]: compiled[namespace] });
  }
});

it('a namespace is one text in every list, and a list is read once', () => {
  const [both, one] = [messagesOf('ar', 'shell', 'card'), messagesOf('ar', 'card')];
  expect(both).toHaveLength(2);
  expect(both[1]).toBe(one[0]);
  expect(messagesOf('ar', 'shell', 'card')).toBe(both);
  expect(readMessages(both)).toBe(readMessages(both));
  expect(Object.keys(readMessages([...both, ...messagesOf('ar', 'home')]))).toEqual(['shell', 'card', 'home']);
});
