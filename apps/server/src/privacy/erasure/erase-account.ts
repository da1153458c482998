import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { endAccess } from '#app/identity/identity.ts';
import { deleteStoredMessages, erase } from './erasure-queries.ts';
import { erasePictureReports, erasePortraits } from './picture-erasure-queries.ts';

export { isInUse, listUserData } from './erasure-queries.ts';

type ErasedUser = { readonly id: number; readonly email: string | null; readonly image: string | null };

/**
 * Ends the access of a locked user and erases the account in a transaction, with whatever the inventory names. Gives what
 * the pages show of the user, to be published after the commit.
 */
export async function eraseAccount(deps: Deps, tx: Database, { id, email, image }: ErasedUser): Promise<string[]> {
  // Before the addresses are gone to which they were written.
  await deleteStoredMessages(tx, id);
  await endAccess(tx, id);
  const now = toDate(deps.clock.now());
  const pictured = await erasePortraits(tx, id, now);
  await erasePictureReports(tx, id);
  const services = await erase(tx, id, email, now);
  if (image) await deps.outbox.add(tx, { kind: 'identity.picture_dropped', picture: image });
  const shown = [...services, ...pictured.flatMap(({ serviceIds }) => serviceIds)];
  return [
    'services',
    ...shown.map((service) => `service-${service}`),
    ...pictured.map(({ venueId }) => `venue-${venueId}`),
  ];
}
