import { venueActions } from './kinds.ts';

/** What accounts do and what is done to them, as the audit log names it. */
export const accountAuditKinds = [
  'signed_up',
  'signed_in',
  'signed_out',
  'sign_in_failed',
  'sign_in_blocked',
  'sign_in_demo_refused',
  'provider_signed_in',
  'provider_linked',
  'provider_refused',
  'code_asked',
  'code_refused',
  'second_factor_on',
  'second_factor_off',
  'second_factor_off_by_operator',
  'second_factor_recovery_code_used',
  'second_factor_recovery_codes_renewed',
  'new_device_announced',
  'session_ended',
  'other_sessions_ended',
  'hand_off_made',
  'hand_off_used',
  'email_confirmed',
  'reset_requested',
  'reset_refused',
  'password_reset',
  'password_changed',
  'password_change_refused',
  'proof_refused',
  'phone_code_requested',
  'phone_code_refused',
  'number_changed',
  'number_lost',
  'profile_changed',
  'became_vendor',
  'own_data_exported',
  'account_deleted',
  'denied',
] as const;

/** What members of a venue do with the records of its clients. */
export const clientAuditKinds = [
  'note_read',
  'note_written',
  'allergies_read',
  'allergies_written',
  'clients_imported',
  'client_import_undone',
  'clients_exported',
  'clients_merged',
  'client_merge_undone',
  'client_erased',
  'walk_in_erased',
] as const;

/** What operators do, and who became one. */
export const operatorAuditKinds = [
  'operator_added',
  'operator_removed',
  'operator_signed_in',
  'operator_sign_in_refused',
  'operator_enrolment_refused',
  'operator_code_refused',
  'second_factor_reset',
] as const;

/** What operators change, each with `operator.` before it. */
export const operatorActionKinds = [
  ...venueActions,
  'picture_case_dismissed',
  'document_seen',
  'vendor_suspended',
  'vendor_reinstated',
  'dashboard_viewed',
  'booking_viewed',
  'no_show_upheld',
  'no_show_dismissed',
  'no_show_reopened',
  'review_removed',
  'report_dismissed',
  'user_blocked',
  'user_unblocked',
  'user_exported',
  'user_erased',
  'user_second_factor_removed',
  'user_number_release_begun',
  'user_number_released',
  'sessions_ended',
  'announcement_created',
  'announcement_changed',
  'announcement_removed',
  'announcement_started',
  'announcement_paused',
  'announcement_sending',
  'announcement_cancelled',
  'contact_message_marked',
  'subscribers_exported',
  'delivered_again',
  'term_added',
  'term_changed',
  'term_removed',
  'procedure_changed',
  'text_saved',
  'text_reset',
] as const;

/** What an operator changes. */
export type OperatorActionKind = (typeof operatorActionKinds)[number];

/** Everything that the audit log names; a kind that is not here is not recorded. */
export const auditKinds = [
  ...operatorActionKinds.map((kind) => `operator.${kind}` as const),
  ...operatorAuditKinds,
  ...accountAuditKinds,
  ...clientAuditKinds,
];

/** What an entry of the audit log is about. */
export type AuditKind = (typeof auditKinds)[number];

/** What explains an entry of the audit log. */
export const auditDetails = [
  'on',
  'venue',
  'venueId',
  'client',
  'other',
  'import',
  'booking',
  'role',
  'by',
  'provider',
  'audience',
  'purpose',
  'had_number',
  'session',
  'sessions',
  'code',
  'method',
  'path',
  'reason',
  'before',
  'after',
] as const;

/** What explains an entry of the audit log. */
export type AuditDetailName = (typeof auditDetails)[number];
