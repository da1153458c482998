import { onceForObject } from './once-for-object.ts';
import type { CompiledMessages } from './translations.tsx';

/**
 * Messages as the data of a page carries them: the JSON of each namespace. A page has several hundred messages; as values of
 * its data each of them would be looked at one by one, by the server that writes them and by the browser that reads them.
 */
export type MessageTexts = readonly string[];

const namespaces = new Map<string, CompiledMessages>();

/** The messages of such texts; the same object for the same list. */
export const readMessages = onceForObject((texts: MessageTexts): CompiledMessages =>
  Object.assign({}, ...texts.map(readNamespace)),
);

function readNamespace(text: string): CompiledMessages {
  const messages = namespaces.get(text) ?? (JSON.parse(text) as CompiledMessages);
  namespaces.set(text, messages);
  return messages;
}
