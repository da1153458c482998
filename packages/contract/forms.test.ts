import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract } from './src/contract.ts';
import type { Endpoint } from './src/endpoint.ts';

type FormField = {
  readonly kind: string;
  readonly isRequired?: boolean;
  readonly isNullable?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly choices?: readonly string[];
};

type FormGroup = { readonly [name: string]: FormField | FormGroup };

/** Where a part of a form stands in what is sent; everything else stands in it directly. */
const places: Readonly<Record<string, (fields: object) => object>> = {
  'changeService.coupon': (coupon) => ({ coupon }),
  'changeTreatments.treatments': (line) => ({ treatments: [line] }),
  'changeServicePictures.pictures': (picture) => ({ pictures: [picture] }),
  'changeResources.kinds': (kind) => ({ kinds: [kind] }),
  'changeResources.kinds.resources': (resource) => ({ kinds: [{ id: null, resources: [resource] }] }),
  'changeResources.kinds.resources.maintenance': (time) => ({ kinds: [{ resources: [{ maintenance: [time] }] }] }),
  'addTerm.categories': (fields) => ({ kind: 'categories', ...fields }),
  'addTerm.tags': (fields) => ({ kind: 'tags', ...fields }),
  'addTerm.cities': (fields) => ({ kind: 'cities', ...fields }),
  'addTerm.synonyms': (fields) => ({ kind: 'synonyms', ...fields }),
  ...Object.fromEntries(
    ['retain', 'cancel', 'propose', 'reassign'].map((action) => [
      `resolveConflicts.resolutions.${action}`,
      (fields: object) => ({ resolutions: [{ action, ...fields }] }),
    ]),
  ),
};

type FieldCase = { at: string; name: string; field: FormField; accepts: (value: unknown) => boolean };

const cases = (await readForms()).flatMap(([call, group]) => listFields(call, call, group));

it('forms are declared', () => {
  expect(cases.length).toBeGreaterThan(80);
});

describe.each(cases)('$at', ({ field, accepts }) => {
  it('may be empty, or not, as it says', () => {
    const { kind, isRequired = false, isNullable = false } = field;
    const mayBeEmpty = kind === 'yes' || [undefined, null, '', {}].some(accepts);
    expect([mayBeEmpty, accepts(null)]).toEqual([!isRequired, isNullable]);
  });

  it('takes what lies on its limits, and nothing beyond them', () => {
    const { lawful, unlawful } = limitsOf(field);
    expect(lawful.filter((alike) => !alike.some(accepts))).toEqual([]);
    expect(unlawful.filter((alike) => alike.some(accepts))).toEqual([]);
  });

  it('takes what is meant by its kind', () => {
    const { right, wrong } = valuesOf(field);
    expect(right.filter((value) => !accepts(value))).toEqual([]);
    expect(wrong.filter((value) => accepts(value))).toEqual([]);
  });
});

async function readForms(): Promise<[string, FormGroup][]> {
  const files = globSync('src/forms/*.ts', { cwd: import.meta.dirname });
  const forms = await Promise.all(
    files.map((file) => import(path.join(import.meta.dirname, file)) as Promise<Record<string, FormGroup>>),
  );
  return forms.flatMap(Object.entries<FormGroup>).map(([name, group]) => [name.replace(/Fields$/, ''), group]);
}

function listFields(call: string, at: string, group: FormGroup): FieldCase[] {
  return Object.entries(group).flatMap(([name, entry]) => {
    if (!isField(entry)) return listFields(call, `${at}.${name}`, entry);
    return [{ at: `${at}.${name}`, name, field: entry, accepts: (value) => isAccepted(call, at, name, value) }];
  });
}

function isField(entry: FormField | FormGroup): entry is FormField {
  return typeof entry.kind === 'string';
}

/** Whether a call has nothing to say about a value of a field; about other fields it will have. */
function isAccepted(call: string, at: string, name: string, value: unknown): boolean {
  const { body, query } = Reflect.get(contract, call) as Endpoint;
  const place = places[at] ?? ((fields: object) => fields);
  const { error } = (body ?? query)?.safeParse(place({ [name]: value })) ?? {};
  return !(error?.issues ?? []).some((issue) => issue.path.includes(name));
}

/** Values on the limits of a field and beyond them; of values that are alike one is enough. */
function limitsOf(field: FormField): { lawful: unknown[][]; unlawful: unknown[][] } {
  const { minLength, maxLength, min, max, step = 0.001 } = field;
  const texts = (length: number | undefined, by: number) => (length === undefined ? [] : [textsOf(field, length + by)]);
  const numbers = (limit: number | undefined, by: number) => (limit === undefined ? [] : [[limit + by]]);
  return {
    lawful: [...texts(minLength, 0), ...texts(maxLength, 0), ...numbers(min, 0), ...numbers(max, 0)],
    unlawful: [...texts(minLength, -1), ...texts(maxLength, 1), ...numbers(min, -step), ...numbers(max, step)],
  };
}

/** Texts of a length that could be meant. */
function textsOf({ kind }: FormField, length: number): unknown[] {
  const text = 'a'.repeat(length);
  if (kind === 'localized') return [{ en: text, ar: text, ckb: text }];
  return [text, '1'.repeat(length), `${text.slice(5)}@a.iq`, `${text.slice(3)}.iq`];
}

function valuesOf({ kind, choices }: FormField): { right: unknown[]; wrong: unknown[] } {
  if (choices) return { right: [...choices], wrong: ['none of them'] };
  if (kind === 'date') return { right: ['2026-05-14'], wrong: ['2026-02-30', '14.5.2026'] };
  if (kind === 'time') return { right: ['09:30'], wrong: ['9:30 pm', '61:00'] };
  if (kind === 'yes') return { right: [true, false], wrong: ['perhaps'] };
  if (kind === 'choice') return { right: [7], wrong: [-1, 'somebody'] };
  if (kind === 'number') return { right: [], wrong: ['many'] };
  return { right: [], wrong: [7, ['text']] };
}
