import type { BookingRequestView } from '@tajmeelspot/contract/messages/request-answers.ts';

/** What the page of a link was told. Messages are the server's; undefined where it gave none. */
export type RequestAnswerOutcome =
  | { readonly kind: 'request'; readonly request: BookingRequestView; readonly message: string | undefined }
  | { readonly kind: 'over'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string | undefined };
