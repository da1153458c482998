/** What a course is: it can be used, all its sessions were given, its time is over, or it was given back. */
export const courseStates = ['active', 'used_up', 'expired', 'ended'] as const;

/** Why a session is taken of a course whose time is over. */
export const lateReasons = ['illness', 'travel', 'closed', 'goodwill', 'other'] as const;

/** A session of a course that pays for a treatment of a booking. */
export type CourseSessionInput = {
  readonly item_id: number;
  readonly course_id: number;
  readonly late_reason?: (typeof lateReasons)[number] | null | undefined;
};
