import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { problem } from './problem.ts';

/** Calls a minute that one address may make, and how many of them may change something. */
const callsAMinute = 1200;
const changesAMinute = 120;

/** Counts the calls of an address in this process. Throws too_many_requests with the seconds to wait. */
export function callLimits(scale: number): (address: string, method: string) => Promise<void> {
  const calls = new RateLimiterMemory({ points: Math.ceil(callsAMinute * scale), duration: 60 });
  const changes = new RateLimiterMemory({ points: Math.ceil(changesAMinute * scale), duration: 60 });
  return async (address, method) => {
    try {
      await calls.consume(address);
      if (method !== 'GET' && method !== 'HEAD') await changes.consume(address);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = secondsOf(refused);
      throw problem('too_many_requests', { retryAfter: seconds, values: { seconds } });
    }
  };
}

/** Wrong passwords an account, and an address, may have in a quarter of an hour. */
const window = 15 * 60;
const failuresAnAccount = 10;
const failuresAnAddress = 50;

/** Failed logins of accounts and addresses. */
export type LoginLimits = {
  /** Throws too_many_attempts while the account or the address is over its limit. */
  check(account: string, address: string): Promise<void>;
  countFailure(account: string, address: string): Promise<void>;
  forget(account: string): Promise<void>;
};

/** Counts failed logins in the database, so that every process and a restart know them. */
export function loginLimits(pool: Pool): LoginLimits {
  const store = { storeClient: pool, storeType: 'pool', tableName: 'login_attempts', tableCreated: true } as const;
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({ ...store, keyPrefix, points, duration: window, clearExpiredByTimeout: true });
  const accounts = limiter('account', failuresAnAccount);
  const addresses = limiter('address', failuresAnAddress);
  return {
    async check(account, address) {
      const found = await Promise.all([accounts.get(account), addresses.get(address)]);
      for (const state of found) if (state && state.remainingPoints <= 0) throw tooMany(state);
    },
    async countFailure(account, address) {
      await Promise.all([accounts.penalty(account), addresses.penalty(address)]);
    },
    async forget(account) {
      await accounts.delete(account);
    },
  };
}

function tooMany(state: RateLimiterRes) {
  const seconds = secondsOf(state);
  return problem('too_many_attempts', { retryAfter: seconds, values: { minutes: Math.ceil(seconds / 60) } });
}

const secondsOf = (state: RateLimiterRes): number => Math.max(1, Math.ceil(state.msBeforeNext / 1000));
