/** What became of confirming a subscription or ending it; the message is the server's. */
export type SubscriptionOutcome =
  | { readonly kind: 'done'; readonly intent: 'confirm' | 'end'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string | undefined };
