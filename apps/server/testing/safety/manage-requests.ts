import type { Verb } from '@tajmeelspot/contract/paths.ts';
import sharp from 'sharp';
import { landmarks } from '#db/world/landmarks.ts';
import { aHouse, aListing, aPerson, aPrice } from '#testing/manage.ts';
import type { Asked, Role, World } from './people.ts';

const house = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
const { employee } = landmarks.onLeave;

/** Requests about the vendor's house, its people and its listings. */
export const manageMakers: Partial<Record<Verb, (world: World, role: Role) => Promise<Asked> | Asked>> = {
  createHouse: () => ({ body: aHouse() }),
  findHouse: () => ({ path: `/houses/${house}` }),
  changeHouse: () => ({ path: `/houses/${house}`, body: aHouse() }),
  findMessages: () => ({ path: `/houses/${house}/messages` }),
  changeMessages: () => ({
    path: `/houses/${house}/messages`,
    body: { guest_note: { en: 'Please come early.' }, mail_requests: true, mail_tomorrow: false },
  }),
  listTeam: () => ({ path: `/houses/${house}/employees` }),
  addEmployee: () => ({ path: `/houses/${house}/employees`, body: aPerson() }),
  changeEmployee: () => ({ path: `/employees/${employee}`, body: aPerson() }),
  listOwnListings: () => ({ path: `/houses/${house}/listings` }),
  createListing: () => ({ path: `/houses/${house}/listings`, body: aListing() }),
  findOwnListing: () => ({ path: `/listings/${service}` }),
  // A listing of its own: the others are asked about as the world has them.
  changeListing: async (world) => ({ path: `/listings/${await draftOf(world)}`, body: aListing() }),
  changePrices: async (world) => ({ path: `/listings/${await draftOf(world)}/prices`, body: { prices: [aPrice()] } }),
  async addListingPicture(world) {
    const create = { width: 8, height: 8, channels: 3, background: '#123' } as const;
    const upload = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
    return { path: `/listings/${await draftOf(world)}/pictures`, upload };
  },
  changeListingPictures: async (world) => ({
    path: `/listings/${await draftOf(world)}/pictures`,
    body: { pictures: [] },
  }),
};

/** The id of a new listing of the vendor's house. */
async function draftOf({ server: { deps } }: World): Promise<number> {
  const title = JSON.stringify({ en: 'A draft' });
  const made = deps.db
    .insertInto('services')
    .values({
      establishment_id: house,
      category_id: 1,
      status: 'draft',
      title,
      description: title,
      full_description: title,
      created_at: new Date(),
    })
    .returning('id');
  return (await made.executeTakeFirstOrThrow()).id;
}
