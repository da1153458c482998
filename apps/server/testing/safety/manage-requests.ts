import type { Verb } from '@tajmeelspot/contract/paths.ts';
import sharp from 'sharp';
import { landmarks } from '#db/world/landmarks.ts';
import { aVenue, aService, aPerson, aPrice } from '#testing/manage.ts';
import type { Asked, Role, World } from './people.ts';

const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
const { employee } = landmarks.onLeave;

/** Requests about the vendor's venue, its people and its services. */
export const manageMakers: Partial<Record<Verb, (world: World, role: Role) => Promise<Asked> | Asked>> = {
  createVenue: () => ({ body: aVenue() }),
  findVenue: () => ({ path: `/venues/${venue}` }),
  changeVenue: () => ({ path: `/venues/${venue}`, body: aVenue() }),
  findMessageSettings: () => ({ path: `/venues/${venue}/message-settings` }),
  changeMessageSettings: () => ({
    path: `/venues/${venue}/message-settings`,
    body: { arrival_note: { en: 'Please come early.' }, wants_request_emails: true, wants_day_summary: false },
  }),
  listVenueEmployees: () => ({ path: `/venues/${venue}/employees` }),
  addEmployee: () => ({ path: `/venues/${venue}/employees`, body: aPerson() }),
  changeEmployee: () => ({ path: `/employees/${employee}`, body: aPerson() }),
  listOwnServices: () => ({ path: `/venues/${venue}/services` }),
  createService: () => ({ path: `/venues/${venue}/services`, body: aService() }),
  findOwnService: () => ({ path: `/services/${service}/settings` }),
  // A service of its own: the others are asked about as the world has them.
  changeService: async (world) => ({ path: `/services/${await draftOf(world)}/settings`, body: aService() }),
  changeTreatments: async (world) => ({
    path: `/services/${await draftOf(world)}/treatments`,
    body: { prices: [aPrice()] },
  }),
  async addServicePicture(world) {
    const create = { width: 8, height: 8, channels: 3, background: '#123' } as const;
    const upload = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
    return { path: `/services/${await draftOf(world)}/pictures`, upload };
  },
  changeServicePictures: async (world) => ({
    path: `/services/${await draftOf(world)}/pictures`,
    body: { pictures: [] },
  }),
};

/** The id of a new service of the vendor's venue. */
async function draftOf({ server: { deps } }: World): Promise<number> {
  const title = JSON.stringify({ en: 'A draft' });
  const made = deps.db
    .insertInto('services')
    .values({
      venue_id: venue,
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
