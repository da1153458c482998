/** How long a session lives without being used, and how long at most. */
export const idleDays = 30;
export const longestDays = 180;

/** How long a link to choose a new password works. */
export const resetMinutes = 60;

/** How long a login waits for its code after the first proof. */
export const loginMinutes = 10;

/** How long an authenticator that was shown waits for its first code. */
export const setupMinutes = 10;

/** How long a link that confirms an address works. */
export const confirmationDays = 14;

/** How long a message waits for a verified address. */
export const heldDays = 60;

/** How long a hand-off to a dashboard works. */
export const handOffSeconds = 60;

/** An address as accounts are told apart by it. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** The role that a sign-up asks for: 0 makes a vendor, anything else or nothing a customer. No other can be had. */
export const roleFromSignUp = (roleId: unknown): 'vendor' | 'customer' =>
  roleId === 0 || (typeof roleId === 'string' && /^0+$/.test(roleId.trim())) ? 'vendor' : 'customer';

const roleIds: Record<string, number> = { vendor: 0, customer: 1, operator: 2 };

/** The number by which the API names a role. */
export const roleIdOf = (role: string): number => roleIds[role] ?? 1;

/** How long a session of the operator's console lives, used or not. */
export const operatorSessionHours = 12;

/** For how long an operator reads the dashboard of a venue, however much it is used. */
export const venueViewMinutes = 30;

/** Whether a role may open a dashboard with a hand-off. The operator's console has a login of its own. */
export const mayOpen = (role: string, audience: string): audience is 'vendor_dashboard' =>
  role === 'vendor' && audience === 'vendor_dashboard';

/** When a session used at `now` ends unless it is used again; never after the end it was given at the login. */
export function sessionEnd(now: Temporal.Instant, endsAt: Temporal.Instant = longestEnd(now)): Temporal.Instant {
  const idle = now.add({ hours: idleDays * 24 });
  return Temporal.Instant.compare(idle, endsAt) < 0 ? idle : endsAt;
}

/** When a session opened at `now` ends whatever happens. */
export const longestEnd = (now: Temporal.Instant): Temporal.Instant => now.add({ hours: longestDays * 24 });
