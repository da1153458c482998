import { isIP } from 'node:net';
import { unescape } from 'node:querystring';
import * as z from 'zod';
import { databaseUrl, isLoopback, providerUrl, wholeNumber } from './env-fields.ts';
import { mapVariables, readTiles } from './map-env.ts';
import { completeMessages, listMessageErrors, messageVariables } from './message-env.ts';

/** The configuration: every variable with its default. README's table is checked against this list. */
const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  ORIGIN: z
    .string()
    .refine(
      (origin) => /^https?:\/\/[^/?#]+\/?$/.test(origin) && URL.canParse(origin),
      'must be like https://example.com',
    )
    .transform((origin) => origin.replace(/\/$/, ''))
    .optional(),
  BASE_PATH: z
    .string()
    .regex(/^(\/[\w.~-]+)*\/?$/, 'must be empty or like /tajmeelspot')
    .transform((path) => path.replace(/\/$/, ''))
    .refine(
      (path) => !/^\/(api|vendor|operator|facebook|google)(\/|$)/.test(path),
      'must not lie on /api, /vendor, /operator, /facebook or /google',
    )
    .default('/tajmeelspot'),
  DATA_DIR: z.string().min(1).default('.data'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  DATABASE_URL: databaseUrl(),
  DATABASE_READ_URL: databaseUrl(),
  FILES_URL: z
    .string()
    .refine((url) => readBucket(url) !== undefined, 'must be like s3://KEY:SECRET@host/bucket?region=eu-central-1')
    .transform(readBucket)
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isAddressRange), 'must be addresses or ranges like 10.0.0.0/8, separated by commas')
    .default([]),
  RATE_LIMIT_SCALE: z.coerce.number('must be a number').positive('must be more than 0').max(1_000_000).default(1),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@"(),:;\\\p{Cc}]{1,100} <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u,
      'must be like TajmeelSpot <no-reply@example.com>',
    )
    .optional(),
  PHONE_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(\s*,\s*[A-Z]{2})*$/, 'must be countries like IQ, separated by commas')
    .default('IQ')
    .transform((list) => list.split(',').map((country) => country.trim())),
  PHONE_CODES_PER_DAY: wholeNumber(0, 1_000_000).default(2000),
  DEMO: z.enum(['on', 'off'], 'must be on or off').optional(),
  VENUE_APPROVAL: z.enum(['on', 'off'], 'must be on or off').optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
    .default('info'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: providerUrl().default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_DIALOG_URL: providerUrl().default('https://www.facebook.com/v23.0/dialog/oauth'),
  FACEBOOK_GRAPH_URL: providerUrl().default('https://graph.facebook.com/v23.0'),
  ...mapVariables,
  ...messageVariables,
});

/** The configuration as the server uses it. */
export type Env = Readonly<ReturnType<typeof complete>>;

/** Wrong configuration: one sentence a fault. */
export class WrongEnv extends Error {
  override readonly name = 'WrongEnv';
}

/** Reads the configuration. Throws one WrongEnv that names every fault. An empty variable counts as absent. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  // An empty BASE_PATH is a value of its own: the site at the root of the host.
  if (source['BASE_PATH'] === '') given['BASE_PATH'] = '';
  const parsed = variables.safeParse(given);
  const errors = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  errors.push(...halfCredentials(given), ...lonelyReplica(given), ...unsaidDemo(given), ...listMessageErrors(given));
  if (!parsed.success || errors.length > 0) throw new WrongEnv(errors.join('\n'));
  return complete(parsed.data);
}

function halfCredentials(given: Record<string, string | undefined>): string[] {
  return ['GOOGLE', 'FACEBOOK']
    .map((provider) => [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`] as const)
    .filter(([id, secret]) => (given[id] === undefined) !== (given[secret] === undefined))
    .map(([id, secret]) => `${id} and ${secret} must be set together.`);
}

/** The embedded database has no replica. */
const lonelyReplica = ({ DATABASE_URL: leader, DATABASE_READ_URL: replica }: Record<string, string | undefined>) =>
  replica !== undefined && leader === undefined
    ? ['DATABASE_READ_URL names a replica of DATABASE_URL, which must be set too.']
    : [];

/** The demo has logins that everybody knows: on a public host they are open because somebody said so, or not at all. */
function unsaidDemo({ ORIGIN: origin, DEMO: demo, DATABASE_URL: url }: Record<string, string | undefined>): string[] {
  const host = URL.parse(origin ?? '')?.hostname;
  if (host === undefined || isLoopback(host) || demo !== undefined || url !== undefined) return [];
  return [
    'ORIGIN is public and DEMO is not set: set DEMO=off for a marketplace of your own, or DEMO=on to open the demo and its known logins to everybody.',
  ];
}

/** Without a database of one's own, somebody tries it out. */
const isDemo = ({ DEMO: demo, DATABASE_URL: url }: z.output<typeof variables>): boolean =>
  demo === undefined ? url === undefined : demo === 'on';

function complete(given: z.output<typeof variables>) {
  return {
    port: given.PORT,
    host: given.HOST,
    /** Scheme, host and port under which people reach the server; undefined: what the request says. */
    origin: given.ORIGIN,
    basePath: given.BASE_PATH,
    dataDir: given.DATA_DIR,
    /** What secrets in the database are sealed with; undefined: a file below dataDir. */
    secretKey: given.SECRET_KEY,
    /** Whose mobile numbers get codes, ISO 3166, and how many codes leave on a day at most. */
    phoneCountries: given.PHONE_COUNTRIES,
    phoneCodesPerDay: given.PHONE_CODES_PER_DAY,
    databaseUrl: given.DATABASE_URL,
    /** A replica that answers visitors; undefined: the leader answers everybody. */
    replicaUrl: given.DATABASE_READ_URL,
    /** Where pictures are kept; undefined: below dataDir. */
    bucket: given.FILES_URL,
    trustedProxies: given.TRUSTED_PROXIES,
    rateLimitScale: given.RATE_LIMIT_SCALE,
    smtpUrl: given.SMTP_URL,
    mailFrom:
      given.MAIL_FROM ?? `TajmeelSpot <no-reply@${given.ORIGIN ? new URL(given.ORIGIN).hostname : 'localhost'}>`,
    isDemo: isDemo(given),
    /** Whether an operator sees a venue before anything of it is shown. */
    approvesVenues: given.VENUE_APPROVAL === undefined ? !isDemo(given) : given.VENUE_APPROVAL === 'on',
    /** Where metrics are served; undefined: nowhere. */
    metrics: given.METRICS_PORT === undefined ? undefined : { host: given.METRICS_HOST, port: given.METRICS_PORT },
    /** Whether the logins and messages of the demo answer other machines, too. */
    isDemoPublic: given.DEMO === 'on',
    logLevel: given.LOG_LEVEL,
    google: credentials(given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET, { issuer: given.GOOGLE_ISSUER }),
    facebook: credentials(given.FACEBOOK_CLIENT_ID, given.FACEBOOK_CLIENT_SECRET, {
      dialogUrl: given.FACEBOOK_DIALOG_URL,
      graphUrl: given.FACEBOOK_GRAPH_URL,
    }),
    /** Where the tiles of the map come from; undefined: the map is drawn. */
    mapTiles: readTiles(given),
    ...completeMessages(given),
  };
}

/** Scheme and host under which people reach this server. From the configuration, since a request can name any host. */
export const hostOf = ({ origin, port }: Pick<Env, 'origin' | 'port'>): string => origin ?? `http://localhost:${port}`;

/** Path of a page of the site ('my_booking') in a language. */
export const pathOf = ({ basePath }: Pick<Env, 'basePath'>, language: string, page: string): string =>
  `${basePath}${language === 'en' ? '' : `/${language}`}/${page}`;

/** Absolute address of a page of the site in a language, for messages and feeds. */
export const addressOf = (env: Env, language: string, page: string): string =>
  `${hostOf(env)}${pathOf(env, language, page)}`;

/** Undefined where the provider is not offered. */
function credentials<Where extends object>(id: string | undefined, secret: string | undefined, where: Where) {
  return id !== undefined && secret !== undefined ? { id, secret, ...where } : undefined;
}

/** A bucket of an S3 as one address; undefined where the text is none. `s3+http` leaves out TLS. */
function readBucket(text: string) {
  const url = URL.parse(text);
  const name = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url?.pathname ?? '')?.[1];
  const isWhole = url?.host && url.username && url.password && name;
  if (!isWhole || !/^s3(?:\+http)?:$/.test(url.protocol)) return undefined;
  return {
    name,
    endpoint: `${url.protocol === 's3:' ? 'https' : 'http'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: unescape(url.username),
    secretAccessKey: unescape(url.password),
  };
}

function isAddressRange(range: string): boolean {
  const [address = '', bits = '0', ...rest] = range.split('/');
  const max = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= max && rest.length === 0;
}
