/**
 * What is asked of whoever often does not come, as the page 'If you cannot come' prints it. The database reckons by the same
 * numbers (`count_visits`, `attendance_step`, `ask_attendance`).
 */
export const attendanceLimits = {
  /** No-shows are forgotten after these days. */
  days: 180,
  /** From so many no-shows on, each booking waits for the tap 'I am coming'. */
  askFrom: 2,
  /** From so many on, one booking at a time, which the venue confirms. */
  limitFrom: 3,
  /** One no-show among more visits than these asks nothing: 1 in 5 at least must have been missed. */
  oneIn: 5,
  /** So many hours before the start a booking without that tap is released. */
  releaseHours: 3,
} as const;
