import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import { type BrokenRule, invalid, problem } from './problem.ts';

/** The parsed parts of a request. Throws malformed_json, unsupported_media_type, not_found (path) or invalid. */
export async function readInput(request: Request, params: Record<string, string>, declared: Endpoint) {
  const broken: Record<string, BrokenRule[]> = {};
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
  if (Object.keys(broken).length > 0) throw invalid(broken);
  return input;
}

type Schema = NonNullable<Endpoint['body']>;

type Issue = { code: string; message: string; path: PropertyKey[]; input?: unknown };

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
function collect(broken: Record<string, BrokenRule[]>, issue: Issue): void {
  const field = issue.path.map(String).join('.') || 'body';
  const isAbsent = issue.code === 'invalid_type' && /received (undefined|null)$/.test(issue.message);
  const rule = isAbsent ? 'required' : rules.has(issue.message) ? issue.message : 'invalid';
  const known = (broken[field] ??= []);
  if (!known.includes(rule as BrokenRule)) known.push(rule as BrokenRule);
}
