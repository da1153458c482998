import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. Its 256 bits need no salt. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
