import type { Database } from '#app/database/connection.ts';

/** The rules by which a venue takes bookings, by column. */
type PolicyRow = {
  slot_step_minutes: number;
  lead_minutes: number;
  horizon_days: number;
  answer_minutes: number;
  daily_cap: number | null;
  cancel_hours: number;
  auto_confirm: boolean;
  release_hours: number | null;
};

/** Sets the rules by which a venue takes bookings. */
export const updatePolicy = (db: Database, venueId: number, policy: PolicyRow) =>
  db.updateTable('venues').set(policy).where('id', '=', venueId).execute();
