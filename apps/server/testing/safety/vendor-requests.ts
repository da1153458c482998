import sharp from 'sharp';
import { landmarks } from '#db/world/landmarks.ts';
import { venueBody, serviceBody, employeeBody, treatmentBody } from '#testing/request-bodies.ts';
import type { AccessWorld, RequestMakers } from './roles.ts';

const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
const { employee } = landmarks.onLeave;

/** Requests about the vendor's venue, its employees and its services. */
export const vendorRequests: RequestMakers = {
  createVenue: () => ({ body: venueBody() }),
  findVenue: () => ({ path: `/venues/${venue}` }),
  changeVenue: () => ({ path: `/venues/${venue}`, body: venueBody() }),
  changeSlug: () => ({ path: `/venues/${venue}/slug`, body: { slug: 'noor-of-karrada' } }),
  findMessageSettings: () => ({ path: `/venues/${venue}/message-settings` }),
  changeMessageSettings: () => ({
    path: `/venues/${venue}/message-settings`,
    body: { arrival_note: { en: 'Please come early.' }, wants_request_emails: true, wants_day_summary: false },
  }),
  listVenueEmployees: () => ({ path: `/venues/${venue}/employees` }),
  addEmployee: () => ({ path: `/venues/${venue}/employees`, body: employeeBody() }),
  changeEmployee: () => ({ path: `/employees/${employee}`, body: employeeBody() }),
  listOwnServices: () => ({ path: `/venues/${venue}/services` }),
  createService: () => ({ path: `/venues/${venue}/services`, body: serviceBody() }),
  findOwnService: () => ({ path: `/services/${service}/settings` }),
  // On a new service, so that those of the demo world stay as they are.
  changeService: async (world) => ({ path: `/services/${await draftOf(world)}/settings`, body: serviceBody() }),
  changeTreatments: async (world) => ({
    path: `/services/${await draftOf(world)}/treatments`,
    body: { treatments: [treatmentBody()] },
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
async function draftOf({ server: { deps } }: AccessWorld): Promise<number> {
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
