import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { clearTimeout, setTimeout } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';

/** What becomes of a code by WhatsApp: it is taken, refused at once, or reported as failed once it was taken. */
export type CodeFate = 'taken' | 'refused' | 'reported';

/** When something about a number came, moments of `performance.now()`, by number without its +. */
export type Moments = {
  get(number: string): number | undefined;
  /** Resolves once it is there. Rejects after half a minute. */
  wait(number: string): Promise<number>;
};

/** Two providers of messages on this machine, WhatsApp and an SMS gateway, which remember when each code came or failed. */
export type MessageProvider = {
  /** What a server is to be started with. */
  readonly variables: Readonly<Record<string, string>>;
  /** Codes by WhatsApp. */
  readonly codes: Moments;
  /** Their failures, as the server was told of them. */
  readonly failures: Moments;
  /** Texts of the gateway. */
  readonly texts: Moments;
  /** What becomes of codes from now on; reports go to the server at a port. */
  treatCodes(fate: CodeFate, port: number): void;
  /** How many other messages came. */
  countOthers(): number;
  close(): Promise<void>;
};

const codeTemplate = 'login_code';
const appSecret = 'a secret of the bench';

/** Opens providers that take as long for a message as one on the other side of the world. */
export async function openMessageProvider(answerMs: number): Promise<MessageProvider> {
  const [codes, failures, texts] = [recordMoments(), recordMoments(), recordMoments()];
  let others = 0;
  let fate: CodeFate = 'taken';
  let serverPort = 0;
  const takeCode = async (to: string, outgoing: ServerResponse) => {
    codes.record(to);
    await sleep(answerMs);
    if (fate === 'refused') {
      failures.record(to);
      return answer(outgoing, 400, { error: { code: 131_026 } });
    }
    const id = `wamid.${crypto.randomUUID()}`;
    answer(outgoing, 200, { messages: [{ id }] });
    if (fate !== 'reported') return;
    await sleep(1000);
    failures.record(to);
    await reportFailure(serverPort, id);
  };
  const take = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { to, template } = JSON.parse(await text(incoming)) as { to: string; template?: { name: string } };
    if (!template) texts.record(to);
    if (template?.name === codeTemplate) return takeCode(to, outgoing);
    others += 1;
    await sleep(answerMs);
    return answer(outgoing, 200, { id: crypto.randomUUID(), messages: [{ id: `wamid.${crypto.randomUUID()}` }] });
  };
  const server = createServer((incoming, outgoing) => void take(incoming, outgoing).catch(() => outgoing.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    variables: variablesOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    codes,
    failures,
    texts,
    treatCodes(next, port) {
      fate = next;
      serverPort = port;
    },
    countOthers: () => others,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function recordMoments(): Moments & { record(number: string): void } {
  const found = new Map<string, number>();
  const waiting = new Map<string, (moment: number) => void>();
  return {
    get: (number) => found.get(number),
    record(number) {
      const moment = performance.now();
      found.set(number, moment);
      waiting.get(number)?.(moment);
    },
    wait(number) {
      const moment = found.get(number);
      if (moment !== undefined) return Promise.resolve(moment);
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const timer = setTimeout(() => reject(new Error('nothing came within half a minute')), 30_000);
      waiting.set(number, (later) => {
        clearTimeout(timer);
        resolve(later);
      });
      return promise;
    },
  };
}

const variablesOf = (url: string) => ({
  WHATSAPP_API_URL: url,
  WHATSAPP_TOKEN: 'a token of the bench',
  WHATSAPP_PHONE_ID: '105954558954427',
  WHATSAPP_APP_SECRET: appSecret,
  WHATSAPP_VERIFY_TOKEN: 'another secret of the bench',
  WHATSAPP_CODE_TEMPLATE: codeTemplate,
  WHATSAPP_COST_IQD: '0',
  SMS_GATEWAY_URL: url,
  SMS_GATEWAY_BODY: '{"to":"{digits}","text":"{text}"}',
  SMS_GATEWAY_HEADERS: '{"content-type":"application/json"}',
  SMS_GATEWAY_ID: 'id',
  SMS_COST_IQD: '0',
  PHONE_CODES_PER_DAY: '1000000',
});

function answer(outgoing: ServerResponse, status: number, body: object): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify(body));
}

/** Tells the server, as Meta does, that a message has failed. */
async function reportFailure(port: number, id: string): Promise<void> {
  const status = {
    id,
    status: 'failed',
    timestamp: String(Math.floor(Date.now() / 1000)),
    errors: [{ code: 131_026 }],
  };
  const change = { field: 'messages', value: { metadata: { phone_number_id: '105954558954427' }, statuses: [status] } };
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] });
  const signature = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  await fetch(`http://127.0.0.1:${port}/api/webhooks/whatsapp`, { method: 'POST', headers, body });
}
