import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { networkOf, wideNetworkOf, widening } from '#app/admission/open-admission.ts';
import { problem } from './problem.ts';

const quarterHour = 15 * 60;
const day = 24 * 60 * 60;

/**
 * Tries that one account, and one address, may make in so many seconds; no account: any number. Whole towns share an address;
 * the /48 around one of IPv6 may make eight times as many.
 */
type AttemptLimit = { readonly account?: number; readonly address: number; readonly seconds?: number };

const attemptLimitsByKind = {
  logIn: { account: 10, address: 50 },
  loginCode: { account: 5, address: 50 },
  signUp: { account: 10, address: 60 },
  // A code costs money: by number and address, by their day, and by the network around the address: none spends all codes of a day.
  phoneCode: { account: 4, address: 40 },
  phoneCodeDay: { account: 12, address: 400, seconds: day },
  phoneCodeNetwork: { address: 150 },
  phoneCodeNetworkDay: { address: 800, seconds: day },
  holdSlot: { account: 10, address: 60 },
  phoneLogin: { account: 20, address: 200 },
  forgotPassword: { account: 3, address: 30 },
  resetPassword: { account: 10, address: 50 },
  confirmEmail: { account: 3, address: 30 },
  // Strangers share one account: made-up tokens fill no table, from however many addresses.
  denial: { account: 600, address: 20, seconds: 60 },
  changePassword: { account: 10, address: 50 },
  contact: { account: 5, address: 20 },
  subscribe: { account: 5, address: 30 },
  // By the phone that is invited, whoever invites it: its message costs money and comes to somebody who wanted none.
  invitePhone: { account: 6, address: 200, seconds: day },
  importClients: { account: 30, address: 300, seconds: day },
  acceptInvitation: { account: 10, address: 50 },
  reviewPicture: { account: 30, address: 600, seconds: day },
  writeReview: { account: 10, address: 500, seconds: day },
} satisfies Record<string, AttemptLimit>;

/** Something that must not be tried without end. */
export type AttemptKind = keyof typeof attemptLimitsByKind;

/** Tries of accounts and addresses. */
export type Attempts = {
  /** Counts an attempt before it is made. Throws too_many_attempts with the seconds to wait, for known and unknown accounts alike. */
  count(what: AttemptKind, account: string, address: string): Promise<void>;
  /** The try was right: it does not count, and the account's former ones are forgotten. */
  forgive(what: AttemptKind, account: string, address: string): Promise<void>;
};

/** Counts tries in the database, so that every process and a restart know them. Only address limits are scaled. */
export function attemptLimits(pool: Pool, scale: number): Attempts {
  const store = { storeClient: pool, storeType: 'pool', tableName: 'login_attempts', tableCreated: true } as const;
  const limiter = (keyPrefix: string, points: number, duration = quarterHour) =>
    new RateLimiterPostgres({ ...store, keyPrefix, points, duration, clearExpiredByTimeout: true });
  const limiters = new Map(
    Object.entries<AttemptLimit>(attemptLimitsByKind).map(([what, { account, address, seconds }]) => [
      what as AttemptKind,
      {
        account: account === undefined ? undefined : limiter(`${what}-account`, account, seconds),
        address: limiter(`${what}-address`, Math.ceil(address * scale), seconds),
        wide: limiter(`${what}-wide`, Math.ceil(address * widening * scale), seconds),
      },
    ]),
  );
  const of = (what: AttemptKind) => limiters.get(what) as NonNullable<ReturnType<typeof limiters.get>>;
  return {
    async count(what, account, address) {
      const { account: accounts, address: addresses, wide } = of(what);
      const around = wideNetworkOf(address);
      try {
        // The network and the address first: one that has had enough makes no rows for what it makes up.
        if (around !== undefined) await wide.consume(around);
        await addresses.consume(networkOf(address));
        await accounts?.consume(keyOf(account));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const seconds = secondsOf(refused);
        const minutes = Math.ceil(seconds / 60);
        const hours = minutes > 90 ? Math.ceil(minutes / 60) : 0;
        throw problem('too_many_attempts', { retryAfter: seconds, values: { minutes, hours } });
      }
    },
    async forgive(what, account, address) {
      const { account: accounts, address: addresses, wide } = of(what);
      const around = wideNetworkOf(address);
      await Promise.all([
        accounts?.delete(keyOf(account)),
        addresses.reward(networkOf(address)),
        ...(around === undefined ? [] : [wide.reward(around)]),
      ]);
    },
  };
}

/** Names of accounts are long and nobody's business. */
const keyOf = (account: string): string => createHash('sha256').update(account).digest('base64url');

const secondsOf = (state: RateLimiterRes): number => Math.max(1, Math.ceil(state.msBeforeNext / 1000));
