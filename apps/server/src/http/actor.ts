import type { HttpBindings } from '@hono/node-server';
import type { Language } from '@tajmeelspot/language/languages.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';

/** Who asks: always from the session, never from what the request claims. */
export type Actor = {
  readonly member: Member | undefined;
  readonly language: Language;
  /** The language with the digits and the clock of the caller. */
  readonly locale: Locale;
  /** Network address, seen through trusted proxies only. */
  readonly address: string;
  /** What the program that asks calls itself, at most 300 characters. */
  readonly userAgent: string;
  /** The token by which the browser is known again at a login, where it has one. */
  readonly device?: string | undefined;
  /** Number of the request in logs and answers. */
  readonly requestId: string;
};

/** A signed-in user. */
export type Member = {
  readonly id: number;
  readonly role: 'customer' | 'vendor' | 'operator';
  /** Hash of the token of this session. */
  readonly session: Buffer;
  /** What the session was opened for; a dashboard's opens the dashboard's calls alone. */
  readonly audience: 'site' | 'vendor_dashboard' | 'operator' | 'venue_view';
  /** Whether it is the console's, which a second factor has opened. */
  readonly hasSecondFactor: boolean;
  /** Of an operator who reads the dashboard of a venue as its owner sees it: who that is, and until when. */
  readonly view?: { readonly venueId: number; readonly operatorId: number; readonly until: Date } | undefined;
};

/** An actor who is known to be signed in. */
export type MemberActor = Actor & { readonly member: Member };

/** What is noted of a request while it is answered. */
export type ObservedRequest = {
  /** Number of the request in the log and in its answer. */
  readonly id: string;
  /** Trace that it is a part of, 32 hexadecimal digits. */
  readonly traceId: string;
  /** What is asked for, as one of few kinds ('GET /services/{id}'); '' for what is no call. */
  route: string;
};

/** What every request carries: the Node request, or the mark of a call that the pages make inside the process. */
export type Host = {
  Bindings: Partial<HttpBindings> & { readonly isInternal?: boolean; readonly observed?: ObservedRequest };
  Variables: { actor: Actor; requestId: string; observed: ObservedRequest };
};
