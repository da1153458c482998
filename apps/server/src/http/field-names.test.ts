import { contract } from '@tajmeelspot/contract/contract.ts';
import { languages } from '@tajmeelspot/language/languages.ts';
import { fieldName } from '@tajmeelspot/language/server-messages.ts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

type BodySchema = {
  readonly properties?: Record<string, BodySchema>;
  readonly items?: BodySchema;
  readonly anyOf?: readonly BodySchema[];
  readonly allOf?: readonly BodySchema[];
  readonly additionalProperties?: BodySchema | boolean;
};

/** The names of all fields below a schema; a language and a number are named with what they are of. */
function namesIn(schema: BodySchema): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, below]) => [
    ...(isLanguageCode(name) || /^\d+$/.test(name) ? [] : [name]),
    ...namesIn(below),
  ]);
  const parts = [schema.items, ...(schema.anyOf ?? []), ...(schema.allOf ?? []), schema.additionalProperties];
  return [...own, ...parts.flatMap((part) => (typeof part === 'object' ? namesIn(part) : []))];
}

const isLanguageCode = (name: string): boolean => (languages as readonly string[]).includes(name);

it('R15.15 every field of a body has a name in the reader’s words', () => {
  const nameless = Object.entries(contract).flatMap(([verb, call]) => {
    if (!('body' in call)) return [];
    const { body } = call;
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as BodySchema;
    return namesIn(schema)
      .filter((name) => languages.some((language) => language !== 'en' && fieldName(language, name) === name))
      .map((name) => `${verb}: ${name}`);
  });
  expect(nameless).toEqual([]);
});

const server = useServer();

it('R15.15 an error names the field and its limit in the reader’s words', async () => {
  const { client } = await createUser(server);
  const profile = { name: 'x'.repeat(300), phone: '', city: '', state: '' };
  const english = await apiErrorOf(client.updateProfile({ body: profile }));
  expect(english.body?.errors).toMatchObject({
    name: [expect.stringMatching(/^The name field takes at most \d+ characters\.$/)],
  });
  const owner = await createOwner(server, landmarks.noorSalon);
  const params = { id: String(landmarks.noorSalon) };
  const { data } = await owner.client.findSchedule({ params });
  const tooFar = { ...data.policy, horizon_days: 100_000, lead_minutes: -5 };
  const refused = await apiErrorOf(owner.client.changePolicy({ params, body: tooFar }));
  expect(refused.body?.errors).toEqual({
    horizon_days: [expect.stringMatching(/^How far ahead: at most [\d,]+\.$/)],
    lead_minutes: ['Shortest notice: at least 0.'],
  });
});
