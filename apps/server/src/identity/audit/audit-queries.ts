import type { Database } from '#app/database/connection.ts';

/** Enters an audit entry. `detail` is JSON without secrets. */
export const insertAuditEntry = (
  db: Database,
  given: {
    kind: string;
    user_id: number | null;
    address: string;
    request_id: string;
    detail: string;
    created_at: Date;
  },
) => db.insertInto('audit_entries').values(given).execute();
