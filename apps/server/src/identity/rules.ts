/** How long a session lives without being used. */
export const idleDays = 30;

/** The role that a sign-up asks for: 0 makes a vendor, anything else or nothing a customer. No other can be had. */
export const roleFromSignUp = (roleId: unknown): 'vendor' | 'customer' =>
  roleId === 0 || (typeof roleId === 'string' && /^0+$/.test(roleId.trim())) ? 'vendor' : 'customer';

const roleIds: Record<string, number> = { vendor: 0, customer: 1, operator: 2 };

/** The number by which the API names a role. */
export const roleIdOf = (role: string): number => roleIds[role] ?? 1;

/** When a session used at `now` ends unless it is used again. */
export const sessionEnd = (now: Temporal.Instant): Temporal.Instant => now.add({ hours: idleDays * 24 });

/** Whether the last use is old enough to be worth a write. */
export const isTouchDue = (lastUsed: Temporal.Instant, now: Temporal.Instant): boolean =>
  now.since(lastUsed).total('seconds') >= 60;
