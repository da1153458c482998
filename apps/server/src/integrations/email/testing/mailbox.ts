import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What a mail server can do instead of taking a mail. */
export type MailboxFailure =
  | 'refuses the connection'
  | 'hangs in the greeting'
  | 'answers 451'
  | 'answers 550'
  | 'drops in DATA'
  | 'drops after DATA';

/** A mail server of a test's own, on a port that stays the same. */
export type Mailbox = {
  readonly url: string;
  /** What was taken, and what was read but not taken. */
  readonly taken: Email[];
  readonly refused: Email[];
  /** From now on the server has this fault; undefined: none. */
  misbehave(failure: MailboxFailure | undefined): Promise<void>;
  close(): Promise<void>;
};

/** Opens a mail server that takes everything. */
export async function openMailbox(): Promise<Mailbox> {
  const taken: Email[] = [];
  const refused: Email[] = [];
  let running = await run(take(taken), 0);
  const { port } = running;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refused,
    async misbehave(failure) {
      await running.stop();
      if (failure !== 'refuses the connection')
        running = await run(failure ? failures[failure](refused, taken) : take(taken), port);
    },
    close: () => running.stop(),
  };
}

type MailboxBehaviour = (drop: () => void) => SMTPServerOptions;

const take =
  (mails: Email[]): MailboxBehaviour =>
  () => ({
    onData: (stream, _session, done) => callbackify(async () => void mails.push(await read(stream)))(done),
  });

const failures: Record<
  Exclude<MailboxFailure, 'refuses the connection'>,
  (refused: Email[], taken: Email[]) => MailboxBehaviour
> = {
  'hangs in the greeting': () => () => ({ onConnect: () => {} }),
  'drops in DATA': () => (drop) => ({ onData: (stream) => void stream.once('data', drop) }),
  // The mail is accepted without an answer: its sender cannot tell this from the former.
  'drops after DATA': (_, taken) => (drop) => ({
    onData: (stream) =>
      void read(stream)
        .then((mail) => taken.push(mail))
        .then(drop),
  }),
  'answers 451': (refused) => () => ({
    onData: (stream, _session, done) => callbackify(() => refuse(stream, refused, 451))(done),
  }),
  'answers 550': (refused) => () => ({
    onData: (stream, _session, done) => callbackify(() => refuse(stream, refused, 550))(done),
  }),
};

/** Filters like to quote what they take offence at. */
async function refuse(stream: Readable, refused: Email[], responseCode: number): Promise<never> {
  const mail = await read(stream);
  refused.push(mail);
  const quoted = mail.text?.split('\n').find((line) => line.startsWith('http'));
  throw Object.assign(new Error(`Not now: ${quoted}`), { responseCode });
}

const read = async (stream: Readable): Promise<Email> => PostalMime.parse(await text(stream));

async function run(manner: MailboxBehaviour, port: number) {
  const sockets = new Set<Socket>();
  const drop = () => sockets.forEach((socket) => socket.destroy());
  const server = new SMTPServer({
    disableReverseLookup: true,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...manner(drop),
  });
  // A client that leaves in the middle is what these tests are about.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    async stop() {
      if (!server.server.listening) return;
      const closed = once(server.server, 'close');
      server.server.close();
      drop();
      await closed;
    },
  };
}
