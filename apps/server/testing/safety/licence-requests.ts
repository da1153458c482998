import sharp from 'sharp';
import { landmarks } from '#db/world/landmarks.ts';
import { type AccessWorld, type RequestMakers, sessionOf } from './roles.ts';

const venue = landmarks.noorSalon;
const application = { class: 'nurse', number: 'N-77', holder: 'Huda Kareem', expires_on: '2030-01-01' } as const;

/** Requests about licences of the vendor's venue, and what waits for an operator. */
export const licenceRequests: RequestMakers = {
  listVenueLicences: () => ({ path: `/venues/${venue}/licences` }),
  createLicenceApplication: () => ({ path: `/venues/${venue}/licence-applications`, body: application }),
  setLicenceDocument: async (world) => ({
    path: `/licence-applications/${await begin(world)}/document`,
    upload: await documentPicture(),
  }),
  findLicenceDocument: async (world) => ({ path: `/licence-applications/${await handIn(world)}/document` }),
  withdrawLicenceApplication: async (world) => ({ path: `/licence-applications/${await handIn(world)}` }),
  listApprovals: () => ({ path: '/operator/approvals' }),
  findApproval: async (world) => ({ path: `/operator/approvals/licence/${await handIn(world)}` }),
  findApprovalDocument: async (world) => ({ path: `/operator/licence-applications/${await handIn(world)}/document` }),
  decideApproval: async (world) => ({
    path: `/operator/approvals/licence/${await handIn(world)}/decision`,
    body: { decision: 'ask', reply: 'Whose is it?' },
  }),
};

/** The picture of a document. */
export async function documentPicture(): Promise<Blob> {
  const create = { width: 24, height: 32, channels: 3, background: '#fdf6e3' } as const;
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
}

const ownerOf = async (world: AccessWorld) => world.server.client({ token: await sessionOf(world, 'vendor') });

async function begin(world: AccessWorld): Promise<number> {
  const owner = await ownerOf(world);
  const { data } = await owner.createLicenceApplication({ params: { id: String(venue) }, body: application });
  return data.id;
}

async function handIn(world: AccessWorld): Promise<number> {
  const id = await begin(world);
  const owner = await ownerOf(world);
  await owner.setLicenceDocument({ params: { id: String(id) }, upload: await documentPicture() });
  return id;
}
