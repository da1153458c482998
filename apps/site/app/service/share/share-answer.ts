/** The address of a service to be passed on, or that there is none. */
export type ShareAnswer =
  | { readonly kind: 'link'; readonly address: string; readonly title: string }
  | { readonly kind: 'failed' };
