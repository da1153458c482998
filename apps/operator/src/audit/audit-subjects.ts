import type { OperatorActionKind } from '@tajmeelspot/contract/operator/audit-kinds.ts';
import type { audit } from '@tajmeelspot/language/en/operator-audit.ts';

type AuditSubject = keyof typeof audit.subjects;

/** What the number or name of an operator's action belongs to. */
const subjects: Readonly<Record<OperatorActionKind, AuditSubject>> = {
  venue_approved: 'venue',
  venue_asked: 'venue',
  venue_rejected: 'venue',
  licence_approved: 'licence',
  licence_asked: 'licence',
  licence_rejected: 'licence',
  licence_set: 'venue',
  licence_removed: 'venue',
  text_approved: 'service',
  text_asked: 'service',
  text_rejected: 'service',
  work_picture_approved: 'picture',
  work_picture_asked: 'picture',
  work_picture_rejected: 'picture',
  work_picture_removed: 'picture',
  review_picture_approved: 'picture',
  review_picture_asked: 'picture',
  review_picture_rejected: 'picture',
  review_picture_removed: 'picture',
  document_seen: 'licence',
  vendor_suspended: 'vendor',
  vendor_reinstated: 'vendor',
  service_suspended: 'service',
  service_reinstated: 'service',
  dashboard_viewed: 'venue',
  booking_viewed: 'booking',
  no_show_upheld: 'dispute',
  no_show_dismissed: 'dispute',
  no_show_reopened: 'dispute',
  review_removed: 'report',
  report_dismissed: 'report',
  voices_counted: 'signal',
  voices_excluded: 'signal',
  user_blocked: 'account',
  user_unblocked: 'account',
  user_exported: 'account',
  user_erased: 'account',
  user_second_factor_removed: 'account',
  user_number_release_begun: 'account',
  user_number_released: 'account',
  sessions_ended: 'account',
  announcement_created: 'announcement',
  announcement_changed: 'announcement',
  announcement_removed: 'announcement',
  announcement_started: 'announcement',
  announcement_paused: 'announcement',
  announcement_sending: 'announcement',
  announcement_cancelled: 'announcement',
  contact_message_marked: 'message',
  subscribers_exported: 'list',
  delivered_again: 'list',
  term_added: 'term',
  term_changed: 'term',
  term_removed: 'term',
  procedure_changed: 'procedure',
  text_saved: 'page',
  text_reset: 'page',
};

/** The same by the kind of an entry; undefined for what no operator did, and for a kind of a former version. */
export const subjectOf = (kind: string): AuditSubject | undefined => bySubject.get(kind);

const bySubject = new Map<string, AuditSubject>(
  Object.entries(subjects).map(([kind, subject]) => [`operator.${kind}`, subject]),
);
