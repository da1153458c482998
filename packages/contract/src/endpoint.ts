import type * as z from 'zod';
import type { ProblemCode } from './problems.ts';

/**
 * Who may call: anybody; anybody, with an answer that depends on who is signed in; a browser that shows what it was
 * given before, with an answer for it alone; any signed-in user; or an operator in the console, whose session a
 * second factor has opened.
 */
export type Access = 'visitor' | 'known-visitor' | 'browser' | 'member' | 'operator';

/** Media type of a workbook of a spreadsheet program (xlsx). */
export const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** One call of the API: where it is, who may call it, what goes in, what comes out and which problems it can end in. */
export type Endpoint = {
  readonly path: `${HttpMethod} /${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is a file as it is, not JSON; at most this many bytes. */
  readonly upload?: { readonly maxBytes: number };
  readonly output: z.ZodType;
  /** The answer is a text of this kind as it is, not JSON; of events a stream that goes on. */
  readonly media?:
    | 'text/calendar'
    | 'text/csv'
    | 'text/event-stream'
    | 'image/webp'
    | 'application/pdf'
    | typeof workbook;
  readonly status?: 200 | 201;
  readonly problems: readonly ProblemCode[];
};

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Declares one call and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

/** A part whose fields are all optional may be left out by the caller. */
type CallerPart<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType }
  ? {} extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown;

type HandlerPart<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : unknown;

type UploadPart<E, Kind> = E extends { readonly upload: object } ? { upload: Kind } : unknown;

/** What a caller gives: params, query, headers and body or file, as far as the call has them. */
export type EndpointInput<E> = CallerPart<E, 'params'> &
  CallerPart<E, 'query'> &
  CallerPart<E, 'headers'> &
  CallerPart<E, 'body'> &
  UploadPart<E, Blob>;

/** What a handler gets: the same parts, parsed. */
export type ParsedInput<E> = HandlerPart<E, 'params'> &
  HandlerPart<E, 'query'> &
  HandlerPart<E, 'headers'> &
  HandlerPart<E, 'body'> &
  UploadPart<E, Uint8Array>;

/** What a caller reads. */
export type EndpointOutput<E extends Endpoint> = z.output<E['output']>;

/** What a handler must give; the output schema strips whatever it does not name. */
export type EndpointAnswer<E extends Endpoint> = z.input<E['output']>;
