import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { ChannelReceipt } from './channel.ts';

/** What a webhook of a provider means: it is not from the provider, it cannot be read, or these receipts. */
export type WebhookReading = 'forged' | 'unreadable' | readonly ChannelReceipt[];

/** What a provider calls a message, as a database can hold it. */
export const reference = z
  .string()
  .min(1)
  .max(512)
  .regex(/^[^\u0000]+$/);

/** Compares two secrets in a time that tells nothing of them. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** JSON as a value; undefined where the bytes are none. */
export function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The moment that a provider names in seconds; now, where it names none or one that is still to come. */
export function momentOf(seconds: unknown, now: Temporal.Instant): Temporal.Instant {
  const milliseconds = Number(seconds) * 1000;
  if (!Number.isFinite(milliseconds) || milliseconds <= 0 || milliseconds > now.epochMilliseconds) return now;
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(milliseconds));
}
