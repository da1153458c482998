/** What the marketplace sorts by and understands. */
export const termKinds = ['categories', 'tags', 'cities', 'synonyms'] as const;

/** What the marketplace sorts by and understands. */
export type TermKind = (typeof termKinds)[number];

/** What waits for an operator. */
export const approvalKinds = ['venue', 'licence', 'text', 'work_picture', 'review_picture', 'portrait'] as const;

/** What waits for an operator. */
export type ApprovalKind = (typeof approvalKinds)[number];

/** What an operator says of it. */
export const decisions = ['approve', 'ask', 'reject'] as const;

/** What an operator says of it. */
export type Decision = (typeof decisions)[number];

/** What operators do about a venue, as its history names it. */
export const venueActions = [
  'venue_approved',
  'venue_asked',
  'venue_rejected',
  'licence_approved',
  'licence_asked',
  'licence_rejected',
  'licence_set',
  'licence_removed',
  'text_approved',
  'text_asked',
  'text_rejected',
  'service_suspended',
  'service_reinstated',
  'work_picture_approved',
  'work_picture_asked',
  'work_picture_rejected',
  'work_picture_removed',
  'review_picture_approved',
  'review_picture_asked',
  'review_picture_rejected',
  'review_picture_removed',
  'portrait_approved',
  'portrait_asked',
  'portrait_rejected',
  'portrait_removed',
  'voices_counted',
  'voices_excluded',
] as const;
