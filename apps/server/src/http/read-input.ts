import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import type { Context } from 'hono';
import type { Host } from './actor.ts';
import { type BrokenRule, problem } from './problem.ts';

/** The parsed parts of a request. Throws malformed_json, unsupported_media_type, not_found (path) or invalid. */
export async function readInput(request: Request, params: Record<string, string>, declared: Endpoint) {
  const broken: BrokenFields = { fields: {}, limits: {} };
  const read = (schema: Schema | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) collect(broken, issue);
    return undefined;
  };
  const input = {
    params: readParams(declared.params, params),
    query: read(declared.query, declared.query && queryOf(request)),
    headers: read(declared.headers, declared.headers && Object.fromEntries(request.headers)),
    body: read(declared.body, declared.body && (await readJson(request))),
    upload: declared.upload && new Uint8Array(await request.arrayBuffer()),
  };
  if (Object.keys(broken.fields).length > 0) throw problem('invalid', broken);
  return input;
}

type Schema = NonNullable<Endpoint['body']>;

type BrokenFields = { readonly fields: Record<string, BrokenRule[]>; readonly limits: Record<string, number> };

type Issue = {
  code: string;
  message: string;
  path: PropertyKey[];
  input?: unknown;
  origin?: string;
  maximum?: number | bigint;
  minimum?: number | bigint;
};

/** A parameter of the path that cannot be parsed names nothing: that is a 404, not a wrong field. */
function readParams(schema: Endpoint['params'], params: Record<string, string>) {
  const parsed = schema?.safeParse(params);
  if (parsed && !parsed.success) throw problem('not_found');
  return parsed?.data;
}

/** The first value of each name counts. */
function queryOf(request: Request): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URL(request.url).searchParams) query[name] ??= value;
  return query;
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const text = await request.text();
  if (text !== '' && !/^application\/(json|[\w.+-]+\+json)\b/i.test(type)) throw problem('unsupported_media_type');
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw problem('malformed_json');
  }
}

const rules = new Set<string>([
  'required',
  'invalid',
  'invalid_email',
  'invalid_date',
  'invalid_time',
  'too_short',
  'too_long',
  'too_many',
  'price_step',
  'ends_too_late',
  'passwords_differ',
  'new_passwords_differ',
]);

/** The contract's schemas carry the rule's name as their message; a wrong type or an absent value has its own. */
function collect({ fields, limits }: BrokenFields, issue: Issue): void {
  const field = issue.path.map(String).join('.') || 'body';
  const isAbsent = issue.code === 'invalid_type' && /received (undefined|null)$/.test(issue.message);
  const rule = isAbsent ? 'required' : rules.has(issue.message) ? issue.message : 'invalid';
  const limit = isAbsent ? undefined : limitOf(issue);
  const known = (fields[field] ??= []);
  if (limit) limits[field] = limit.value;
  const broken = limit?.rule ?? (rule as BrokenRule);
  if (!known.includes(broken)) known.push(broken);
}

/** Above it a limit says nothing to people: such numbers name rows. */
const largestShown = 1e9;

/** The limit that a text or a number broke, and the rule whose sentence tells it. */
function limitOf({ code, message, origin, maximum, minimum }: Issue): { rule: BrokenRule; value: number } | undefined {
  const isNumber = origin === 'number' || origin === 'int';
  if (code === 'too_big' && origin === 'string' && message === 'too_long')
    return { rule: 'longer_than', value: Number(maximum) };
  if (!isNumber || message !== 'invalid') return undefined;
  const [rule, value] =
    code === 'too_big' ? (['more_than', Number(maximum)] as const) : (['less_than', Number(minimum)] as const);
  return (code === 'too_big' || code === 'too_small') && Math.abs(value) < largestShown ? { rule, value } : undefined;
}

/**
 * One header of a request; '' where it has none. Node has parsed headers already; a Headers object would be created
 * anew.
 */
export function headerOf(c: Context<Host>, name: string): string {
  const value = c.env?.incoming ? c.env.incoming.headers[name] : c.req.header(name);
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
