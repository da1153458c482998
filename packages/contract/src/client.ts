import type { Contract } from './contract.ts';
import { type Endpoint, type EndpointInput, type EndpointOutput, workbook } from './endpoint.ts';
import { paths, type Verb } from './paths.ts';
import { sharedPaths } from './shared-paths.ts';
import { sitePaths } from './site-paths.ts';
import type { ProblemBody } from './problems.ts';

type ClientCall<E extends Endpoint> =
  {} extends EndpointInput<E>
    ? (input?: EndpointInput<E> & CallOptions) => Promise<EndpointOutput<E>>
    : (input: EndpointInput<E> & CallOptions) => Promise<EndpointOutput<E>>;

type CallOptions = { readonly signal?: AbortSignal };

/** One method a verb, typed by the contract. Every method throws a Refusal for a problem the server named. */
export type Client = { readonly [V in Verb]: ClientCall<Contract[V]> };

/** How a client reaches the API: where it is, who asks, in which language, and by what (`fetch` unless told). */
export type ClientOptions = {
  readonly base: string;
  readonly language: string;
  readonly token?: string | undefined;
  readonly fetch?: (request: Request) => Promise<Response>;
};

/** A problem that the server answered with; `body` is null where the answer was not the API's own. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ProblemBody | null;
  constructor(status: number, body: ProblemBody | null) {
    super(body?.message ?? `HTTP ${status}`);
    this.status = status;
    this.body = body;
  }

  /** The first sentence about each field that was refused, by its name (treatments.0.price). */
  get fieldErrors(): Readonly<Record<string, string>> {
    return Object.fromEntries(Object.entries(this.body?.errors ?? {}).map(([field, [first = '']]) => [field, first]));
  }
}

/** Makes a typed client. It sends what the contract names and trusts the server's answer to have the contract's shape. */
export const createClient = (reach: ClientOptions): Client => createClientOf(paths, reach) as Client;

/** The calls that the site makes. */
export type SiteClient = Pick<Client, keyof typeof sitePaths>;

/** The same without the calls of the operator, whose paths their scripts then do not have. */
export const createSiteClient = (reach: ClientOptions): SiteClient => createClientOf(sitePaths, reach) as SiteClient;

/** The calls that the dashboard makes. */
export type DashboardClient = Pick<Client, keyof typeof sharedPaths>;

/** The same without the calls of the operator and of the own account, which a session of the dashboard opens none of. */
export const createDashboardClient = (reach: ClientOptions): DashboardClient =>
  createClientOf(sharedPaths, reach) as DashboardClient;

/** A page on the server makes its own client, and calls two or three of all the verbs. */
function createClientOf(table: Readonly<Record<string, string>>, reach: ClientOptions): object {
  const get = (_: object, verb: string | symbol) => {
    const path = typeof verb === 'string' && Object.hasOwn(table, verb) ? table[verb] : undefined;
    return path === undefined ? undefined : (input: CallParts = {}) => send(reach, path, input);
  };
  return new Proxy({}, { get });
}

type TextValues = Record<string, string | number | undefined>;

type CallParts = {
  params?: TextValues;
  query?: TextValues;
  headers?: TextValues;
  body?: unknown;
  upload?: Blob;
  signal?: AbortSignal;
};

/** What is bytes. */
const binaries: ReadonlySet<string> = new Set([workbook, 'image/webp', 'application/pdf']);

async function send(reach: ClientOptions, path: string, input: CallParts): Promise<unknown> {
  const response = await (reach.fetch ?? fetch)(toRequest(reach, path, input));
  const media = response.ok ? response.headers.get('content-type')?.split(';')[0] : undefined;
  if (media === 'text/event-stream') return response.body;
  if (media !== undefined && binaries.has(media)) return new Uint8Array(await response.arrayBuffer());
  const text = await response.text();
  if (media === 'text/calendar' || media === 'text/csv') return text;
  const json = parseJson(text);
  if (!response.ok) throw new ApiError(response.status, isProblem(json) ? json : null);
  if (json === undefined) throw new ApiError(response.status, null);
  return json;
}

function toRequest(reach: ClientOptions, path: string, input: CallParts): Request {
  const [method = 'GET', template = '/'] = path.split(' ');
  const filled = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input.params?.[key])));
  const headers = new Headers({ accept: 'application/json', 'accept-language': reach.language });
  for (const [name, value] of Object.entries(input.headers ?? {})) {
    if (value !== undefined) headers.set(name, String(value));
  }
  if (reach.token) headers.set('authorization', `Bearer ${reach.token}`);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  return new Request(`${reach.base}${filled}${toSearch(input.query)}`, {
    method,
    headers,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.upload ? { body: input.upload } : {}),
    ...(input.signal ? { signal: input.signal } : {}),
  });
}

function toSearch(query: TextValues = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(json: unknown): json is ProblemBody {
  return typeof json === 'object' && json !== null && 'message' in json && 'code' in json;
}
