import * as z from 'zod';
import { isLoopback, providerUrl, wholeNumber } from './env-fields.ts';

const cost = () => wholeNumber(0, 100_000);
const template = () => z.string().regex(/^[a-z0-9_]{1,512}$/, 'must be lower-case letters, digits and _');
const secret = () => z.string().min(8, 'must have at least 8 characters').optional();
/** Where a value stands in an answer of JSON: data.id or messages.0.id. */
const jsonPath = () => z.string().regex(/^[\w-]+(\.[\w-]+)*$/, 'must be like data.id');
const listOfWords = (words: string) =>
  z
    .string()
    .default(words)
    .transform((list) => list.split(',').map((word) => word.trim().toLowerCase()));

/** The variables of the channels of messages; part of the list in env.ts. */
export const messageVariables = {
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be the number of digits that Meta gives a phone number')
    .optional(),
  WHATSAPP_APP_SECRET: secret(),
  WHATSAPP_VERIFY_TOKEN: secret(),
  WHATSAPP_CODE_TEMPLATE: template().default('login_code'),
  WHATSAPP_NOTICE_TEMPLATE: template().default('booking_message'),
  WHATSAPP_API_URL: providerUrl().default('https://graph.facebook.com/v25.0'),
  WHATSAPP_COST_IQD: cost().default(30),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{1,20}:[\w-]{10,100}$/, 'must be like 123456:ABC-DEF')
    .optional(),
  TELEGRAM_BOT_NAME: z
    .string()
    .regex(/^@?\w{5,32}$/, 'must be the name of the bot, without a space')
    .transform((name) => name.replace('@', ''))
    .optional(),
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, 'must have 16 to 256 letters, digits, _ or -')
    .optional(),
  TELEGRAM_API_URL: providerUrl().default('https://api.telegram.org'),
  OTPIQ_API_KEY: z.string().optional(),
  OTPIQ_SENDER_ID: z.string().min(1).max(11, 'must have at most 11 characters').optional(),
  OTPIQ_API_URL: providerUrl().default('https://api.otpiq.com/api'),
  SMS_GATEWAY_URL: providerUrl().optional(),
  SMS_GATEWAY_METHOD: z.enum(['POST', 'PUT', 'GET'], 'must be POST, PUT or GET').default('POST'),
  SMS_GATEWAY_HEADERS: z
    .string()
    .refine((text) => readHeaders(text) !== undefined, 'must be JSON like {"authorization":"Bearer KEY"}')
    .transform((text) => readHeaders(text) ?? {})
    .default({}),
  SMS_GATEWAY_BODY: z.string().default(''),
  SMS_GATEWAY_ID: jsonPath().optional(),
  SMS_GATEWAY_RECEIPT_SECRET: secret(),
  SMS_GATEWAY_RECEIPT_HEADER: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the name of a header')
    .default('x-webhook-secret'),
  SMS_GATEWAY_RECEIPT_ID: jsonPath().default('id'),
  SMS_GATEWAY_RECEIPT_STATE: jsonPath().default('status'),
  SMS_GATEWAY_DELIVERED: listOfWords('delivered,delivrd'),
  SMS_GATEWAY_FAILED: listOfWords('failed,undelivered,undeliv,rejected,rejectd,expired'),
  SMS_COST_IQD: cost().default(120),
  WEB_PUSH: z.enum(['on', 'off'], 'must be on or off').optional(),
  WEB_PUSH_STAND_IN: providerUrl()
    .refine((url) => isLoopback(URL.parse(url)?.hostname ?? ''), 'must be on this machine')
    .optional(),
  MESSAGE_DAY_CAP_IQD: wholeNumber(0, 1_000_000_000).default(100_000),
};

type GivenVariables = Record<string, string | undefined>;

/** A sentence for each channel that is set by half. */
export const listMessageErrors = (given: GivenVariables): string[] => [
  ...halfSet(given, ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN']),
  ...halfSet(given, ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_NAME', 'TELEGRAM_WEBHOOK_SECRET']),
  ...needing(given, 'OTPIQ_SENDER_ID', 'OTPIQ_API_KEY'),
  ...listGatewayErrors(given),
];

function listGatewayErrors(given: GivenVariables): string[] {
  const url = given['SMS_GATEWAY_URL'];
  const first = Object.keys(given).find((name) => name.startsWith('SMS_GATEWAY_'));
  if (first === undefined) return [];
  if (url === undefined) return needing(given, first, 'SMS_GATEWAY_URL');
  const templates = `${url} ${given['SMS_GATEWAY_BODY'] ?? ''}`;
  const isComplete = /\{(?:to|digits)\}/.test(templates) && templates.includes('{text}');
  return [
    ...(given['OTPIQ_API_KEY'] ? ['OTPIQ_API_KEY and SMS_GATEWAY_URL must not be set together.'] : []),
    ...(isComplete ? [] : ['SMS_GATEWAY_URL or SMS_GATEWAY_BODY must contain {to} or {digits}, and {text}.']),
    // Receipts are recognised by it.
    ...needing(given, 'SMS_GATEWAY_RECEIPT_SECRET', 'SMS_GATEWAY_ID'),
  ];
}

const needing = (given: GivenVariables, name: string, other: string): string[] =>
  given[name] !== undefined && given[other] === undefined ? [`${name} needs ${other}.`] : [];

function halfSet(given: GivenVariables, names: readonly string[]): string[] {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return [`${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set together.`];
}

const variables = z.object(messageVariables);

/** The channels as the server uses them; one without credentials is undefined. */
export function completeMessages(given: z.output<typeof variables>) {
  return {
    whatsapp: whatsappOf(given),
    telegram: telegramOf(given),
    otpiq:
      given.OTPIQ_API_KEY === undefined
        ? undefined
        : { key: given.OTPIQ_API_KEY, senderId: given.OTPIQ_SENDER_ID, url: given.OTPIQ_API_URL },
    smsGateway: gatewayOf(given),
    /** Whole dinars for each part of an SMS. */
    smsCostIqd: given.SMS_COST_IQD,
    /** Undefined: on, but in a demo. */
    webPush: given.WEB_PUSH,
    /** Where a stand-in of a push service may be found, of tests alone. */
    webPushStandIn: given.WEB_PUSH_STAND_IN,
    /** What all messages of a day may cost, whole dinars. */
    messageDayCapIqd: given.MESSAGE_DAY_CAP_IQD,
  };
}

type MessageSettings = z.output<typeof variables>;

function whatsappOf(given: MessageSettings) {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_APP_SECRET: appSecret } = given;
  const { WHATSAPP_VERIFY_TOKEN: verifyToken } = given;
  if (!token || !phoneId || !appSecret || !verifyToken) return undefined;
  return {
    token,
    phoneId,
    appSecret,
    verifyToken,
    codeTemplate: given.WHATSAPP_CODE_TEMPLATE,
    messageTemplate: given.WHATSAPP_NOTICE_TEMPLATE,
    url: given.WHATSAPP_API_URL,
    costIqd: given.WHATSAPP_COST_IQD,
  };
}

function telegramOf(given: MessageSettings) {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_NAME: botName, TELEGRAM_WEBHOOK_SECRET: webhookSecret } = given;
  if (!token || !botName || !webhookSecret) return undefined;
  return { token, botName, webhookSecret, url: given.TELEGRAM_API_URL };
}

function gatewayOf(given: MessageSettings) {
  if (given.SMS_GATEWAY_URL === undefined) return undefined;
  return {
    url: given.SMS_GATEWAY_URL,
    method: given.SMS_GATEWAY_METHOD,
    headers: given.SMS_GATEWAY_HEADERS,
    body: given.SMS_GATEWAY_BODY,
    idPath: given.SMS_GATEWAY_ID,
    receipts:
      given.SMS_GATEWAY_RECEIPT_SECRET === undefined
        ? undefined
        : {
            secret: given.SMS_GATEWAY_RECEIPT_SECRET,
            header: given.SMS_GATEWAY_RECEIPT_HEADER.toLowerCase(),
            idPath: given.SMS_GATEWAY_RECEIPT_ID,
            statePath: given.SMS_GATEWAY_RECEIPT_STATE,
            delivered: given.SMS_GATEWAY_DELIVERED,
            failed: given.SMS_GATEWAY_FAILED,
          },
  };
}

/** Undefined where the text is no JSON object of texts. */
function readHeaders(text: string): Record<string, string> | undefined {
  try {
    const parsed = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[^\r\n]*$/)).safeParse(JSON.parse(text));
    return parsed.data;
  } catch {
    return undefined;
  }
}
