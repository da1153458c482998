import * as fc from 'fast-check';
import * as z from 'zod';

type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

/** Values of the types that a schema describes; they may violate its other rules. */
export function wellFormed(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

/** Objects with the right fields and wrong values, or values that are no object. */
export function malformed(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      [name, fc.oneof({ weight: 2, arbitrary: fromSchema(field) }, { weight: 3, arbitrary: junk })] as const,
  );
  const outlined = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return fc.oneof({ weight: 4, arbitrary: outlined }, { weight: 1, arbitrary: junk });
}

/** Values that programs and attackers send by mistake or on purpose. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '-1',
    '1e9',
    'NaN',
    '0x10',
    '2026-02-31',
    '9999-12-31',
    "'; drop table users; --",
    '%_\\',
    '<script>alert(1)</script>',
    'a:*&|!()<->',
    '../../etc/passwd',
    '__proto__',
    'ـ',
    '\u202e',
    '٠١٢',
    -1,
    0,
    1.5,
    9e15,
    1e308,
    true,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'a', '$ne'), fc.string(), { maxKeys: 3 }),
);

/** Bodies that are not JSON, too large or too deep. */
export const oversized: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('{', '[[', '"', '{"a":}', 'undefined', '\ufeff{}', '{"a":1}{"b":2}'),
  fc.integer({ min: 100, max: 30_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.integer({ min: 100, max: 10_000 }).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  fc.integer({ min: 1000, max: 200_000 }).map((length) => JSON.stringify({ name: 'x'.repeat(length), email: 'y' })),
  fc.integer({ min: 10, max: 9000 }).map((count) => JSON.stringify(Array.from({ length: count }, () => 1))),
);

function fromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromSchema));
  if (schema.allOf) return fc.oneof(...schema.allOf.map(fromSchema));
  if (schema.type === 'object' || schema.properties) return fromObject(schema);
  if (schema.type === 'array') return fc.array(schema.items ? fromSchema(schema.items) : junk, { maxLength: 4 });
  if (schema.type === 'integer' || schema.type === 'number') return fromNumber(schema);
  if (schema.type === 'boolean') return fc.boolean();
  return schema.type === 'string' ? fromText(schema) : junk;
}

function fromObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, fromSchema(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

const fromNumber = ({ minimum = 0, maximum = 1_000_000 }: JsonSchema) =>
  fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) }));

const emailAddress = fc.emailAddress();

function fromText({ format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'email') return emailAddress;
  if (format === 'date') return fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`);
  const usual = fc.constantFrom(
    '1',
    '2',
    '30',
    '10:30',
    '2026-12-01',
    'hair',
    'Baghdad',
    'a long password',
    '07701234567',
  );
  const any = anyText(minLength, Math.min(maxLength, 60));
  return fc.oneof({ weight: 3, arbitrary: usual }, { weight: 2, arbitrary: any });
}

const textsByLength = new Map<string, fc.Arbitrary<string>>();

/** Each takes milliseconds to prepare, and the contract has hundreds of texts of a few lengths. */
const anyText = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  textsByLength.getOrInsertComputed(`${minLength} ${maxLength}`, () =>
    fc.string({ unit: 'grapheme', minLength, maxLength }),
  );
