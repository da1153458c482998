import type { VenueLicences } from '@tajmeelspot/contract/venues/licences.ts';
import type { VenueApproval } from '@tajmeelspot/contract/venues/own-venues.ts';

/** What an operator looks at before a venue is shown. */
export type ApprovalStep = {
  readonly name: 'phone' | 'pin' | 'name' | 'licences';
  /** Open: the owner's turn; waiting: the operator's. */
  readonly state: 'done' | 'open' | 'waiting';
};

/** What a venue still lacks for its approval; licences are undefined while they are not known. */
export function approvalSteps(approval: VenueApproval, licences: VenueLicences | undefined): readonly ApprovalStep[] {
  const lacks = (need: 'phone' | 'pin') => (approval.missing.includes(need) ? 'open' : 'done');
  const licence = licences && licencesState(licences);
  return [
    { name: 'phone', state: lacks('phone') },
    { name: 'pin', state: lacks('pin') },
    { name: 'name', state: approval.has_look_alike ? 'waiting' : 'done' },
    ...(licence ? [{ name: 'licences', state: licence } as const] : []),
  ];
}

/** Undefined where no treatment needs one. */
function licencesState({ needed, applications }: VenueLicences): ApprovalStep['state'] | undefined {
  if (needed.length === 0) return undefined;
  const missing = needed.filter((one) => !one.is_held);
  if (missing.length === 0) return 'done';
  const waiting = new Set(applications.filter((one) => one.state === 'waiting').map((one) => one.class));
  return missing.every((one) => waiting.has(one.class)) ? 'waiting' : 'open';
}
