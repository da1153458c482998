import type { Endpoint } from '../../packages/contract/src/endpoint.ts';
import { languages } from '../../packages/language/src/languages.ts';
import type { FieldDeclaration, FieldKind } from '../../packages/ui/src/form/field-declaration.ts';

/** The fields of a form by name; a group is a part of its own: a line of a list, one of several kinds. */
export type FieldGroup = { readonly [name: string]: FieldDeclaration | FieldGroup };

type SentSchema = NonNullable<Endpoint['body']>;

/** Declares what can be entered for a schema: its limits as it describes them, what is required by trying it out. */
export function declareFields(schema: SentSchema): FieldGroup {
  const described = schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as SchemaDescription;
  return declareGroup(described, { schema, path: [], inPlace: (given) => given });
}

type SchemaDescription = {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly anyOf?: readonly SchemaDescription[];
  readonly oneOf?: readonly SchemaDescription[];
  readonly properties?: Readonly<Record<string, SchemaDescription>>;
  readonly items?: SchemaDescription;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
};

/** Where in what is sent a group stands: its path, and how to put fields there. */
type GroupPlace = {
  readonly schema: SentSchema;
  readonly path: readonly (string | number)[];
  readonly inPlace: (given: object) => object;
};

function declareGroup(described: SchemaDescription, place: GroupPlace): FieldGroup {
  const entries = described.oneOf
    ? described.oneOf.map((kind) => declareKind(kind, place))
    : Object.entries(described.properties ?? {}).map(([name, field]) => declareEntry(name, field, place));
  return Object.fromEntries(entries.filter((entry) => entry !== undefined));
}

/** One of several shapes, by the constant that tells them apart. */
function declareKind(described: SchemaDescription, place: GroupPlace): [string, FieldGroup] | undefined {
  const [name, { const: value } = {}] =
    Object.entries(described.properties ?? {}).find(([, field]) => typeof field.const === 'string') ?? [];
  if (name === undefined || typeof value !== 'string') return undefined;
  const group = declareGroup(described, {
    ...place,
    inPlace: (given) => place.inPlace({ [name]: value, ...given }),
  });
  return Object.keys(group).length > 0 ? [value, group] : undefined;
}

function declareEntry(
  name: string,
  described: SchemaDescription,
  place: GroupPlace,
): [string, FieldDeclaration | FieldGroup] | undefined {
  const field = withoutEmpty(described);
  const kind = kindOf(field);
  if (kind) return [name, declareField(name, field, kind, place)];
  const isList = field.type === 'array';
  const group = declareGroup((isList ? field.items : field) ?? {}, {
    ...place,
    path: [...place.path, name, ...(isList ? [0] : [])],
    inPlace: (given) => place.inPlace({ [name]: isList ? [given] : given }),
  });
  return Object.keys(group).length > 0 ? [name, group] : undefined;
}

/** What a field is when something is entered. */
function withoutEmpty(described: SchemaDescription): SchemaDescription {
  const [only, ...others] = (described.anyOf ?? []).filter((one) => one.type !== 'null' && one.const !== '');
  return only && others.length === 0 ? only : described;
}

const kindsByFormat: Readonly<Record<string, FieldKind>> = {
  email: 'email',
  phone: 'phone',
  'web-address': 'url',
  password: 'password',
  date: 'date',
  'time-of-day': 'time',
};

/** Undefined for what nobody enters: constants, lists, marks of pages, what is ignored. */
function kindOf(field: SchemaDescription): FieldKind | undefined {
  if (field.type === 'string') return kindOfText(field);
  if (field.type === 'integer' || field.type === 'number') {
    // An identifier is chosen among what is shown.
    return field.maximum === Number.MAX_SAFE_INTEGER ? 'choice' : 'number';
  }
  if (field.type === 'boolean') return 'yes';
  return Object.keys(field.properties ?? {}).join(' ') === languages.join(' ') ? 'localized' : undefined;
}

function kindOfText({ format = '', enum: choices, maxLength }: SchemaDescription): FieldKind | undefined {
  if (choices) return 'choice';
  return kindsByFormat[format] ?? (maxLength === undefined ? undefined : 'text');
}

function declareField(name: string, field: SchemaDescription, kind: FieldKind, place: GroupPlace): FieldDeclaration {
  const isRefused = (value: unknown) => isRefusedAt(name, value, place);
  const { minLength = 0, maxLength, minimum, maximum, multipleOf } = field.properties?.['en'] ?? field;
  const isNumber = kind === 'number';
  return withoutAbsent({
    kind,
    isRequired: kind !== 'yes' && emptyValues.every(isRefused) ? true : undefined,
    isNullable: isRefused(null) ? undefined : true,
    minLength: minLength > 1 ? minLength : undefined,
    maxLength,
    min: isNumber ? minimum : undefined,
    max: isNumber ? maximum : undefined,
    step: isNumber ? (multipleOf ?? (field.type === 'integer' ? 1 : undefined)) : undefined,
    choices: field.enum,
  });
}

/** Ways to enter nothing. */
const emptyValues = [undefined, null, '', {}];

/** Whether a value is refused in its place; what else is missing there is refused under other names. */
function isRefusedAt(name: string, value: unknown, { schema, path, inPlace }: GroupPlace): boolean {
  const { error } = schema.safeParse(inPlace({ [name]: value }));
  const issues = error?.issues ?? [];
  return issues.some((issue) => [...path, name].every((key, depth) => issue.path[depth] === key));
}

type Absent<T> = { readonly [K in keyof T]: T[K] | undefined };

const withoutAbsent = (given: Absent<Required<FieldDeclaration>>): FieldDeclaration =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as FieldDeclaration;
