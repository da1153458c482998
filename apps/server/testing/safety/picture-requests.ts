import sharp from 'sharp';
import { landmarks } from '#db/world/landmarks.ts';
import { documentPicture } from './licence-requests.ts';
import { type AccessWorld, type RequestMakers, sessionOf } from './roles.ts';

const venue = landmarks.noorSalon;
const params = { params: { id: String(venue) } };
/** Who works there. */
const employee = 101;
/** The service that the customer reviews with pictures. */
const reviewed = 104;

/** What a venue states of a picture of its work. */
export const workPictureBody = {
  subject: 'work',
  caption: { en: 'Copper waves' },
  consent_from: 'customer',
  consent_name: 'Maryam H.',
  consent_on: '2026-11-01',
} as const;

/** Files that are no picture to be shown, each with the problem that it is. */
export async function badPictures() {
  const whole = new Uint8Array(await (await documentPicture()).arrayBuffer());
  const long = await sharp({ create: { width: 16_001, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  return [
    ['unreadable_picture', new Blob(['GIF89a'])],
    ['damaged_picture', new Blob([whole.subarray(0, whole.length / 2)])],
    ['too_many_pixels', new Blob([new Uint8Array(long)])],
  ] as const;
}

/** Requests about pictures of the vendor's venue, and beside the customer's review. */
export const pictureRequests: RequestMakers = {
  listWorkPictures: () => ({ path: `/venues/${venue}/work-pictures` }),
  createWorkPicture: () => ({ path: `/venues/${venue}/work-pictures`, body: workPictureBody }),
  setWorkPictureFile: async (world) => ({
    path: `/work-pictures/${await begin(world)}/picture`,
    upload: await documentPicture(),
  }),
  changeWorkPicture: async (world) => ({ path: `/work-pictures/${await send(world)}`, body: workPictureBody }),
  orderWorkPictures: () => ({ path: `/venues/${venue}/work-pictures/order`, body: { ids: [] } }),
  withdrawConsent: async (world) => ({ path: `/work-pictures/${await send(world)}/withdrawal` }),
  removeWorkPicture: async (world) => ({ path: `/work-pictures/${await send(world)}` }),
  setPortrait: async () => ({ path: `/employees/${employee}/portrait?agreed=1`, upload: await documentPicture() }),
  removePortrait: async (world) => ({ path: `/employees/${await portray(world)}/portrait` }),
  addReviewPicture: async (world) => {
    await review(world);
    return { path: `/services/${reviewed}/reviews/pictures`, upload: await documentPicture() };
  },
  removeReviewPicture: async (world) => ({ path: `/review-pictures/${await addToReview(world)}` }),
  reportPicture: async (world) => ({
    path: `/work-pictures/${await shownIn(world)}/reports`,
    body: { reason: 'not_agreed' },
  }),
  listPictureCases: () => ({ path: '/operator/picture-cases' }),
  dismissPictureCase: async (world) => ({ path: `/operator/picture-cases/${await caseOf(world)}/dismissal` }),
  removeShownPicture: async (world) => ({
    path: `/operator/pictures/work_picture/${await show(world)}/removal`,
    body: { reason: 'It shows somebody else' },
  }),
};

const ownerOf = async (world: AccessWorld) => world.server.client({ token: await sessionOf(world, 'vendor') });

async function begin(world: AccessWorld): Promise<number> {
  const owner = await ownerOf(world);
  return (await owner.createWorkPicture({ ...params, body: workPictureBody })).data.id;
}

async function send(world: AccessWorld): Promise<number> {
  const id = await begin(world);
  const owner = await ownerOf(world);
  await owner.setWorkPictureFile({ params: { id: String(id) }, upload: await documentPicture() });
  return id;
}

async function portray(world: AccessWorld): Promise<number> {
  const owner = await ownerOf(world);
  const upload = await documentPicture();
  await owner.setPortrait({ params: { id: String(employee) }, query: { agreed: '1' }, upload });
  return employee;
}

async function show(world: AccessWorld): Promise<number> {
  const id = await send(world);
  const operator = world.server.client({ token: await sessionOf(world, 'operator') });
  const about = { params: { about: 'work_picture', id: String(id) } } as const;
  await operator.decideApproval({ ...about, body: { decision: 'approve', reply: '' } });
  return id;
}

/** A picture of the vendor's venue that everybody sees. */
async function shownIn({ server }: AccessWorld): Promise<number> {
  const found = server.deps.db.selectFrom('work_pictures').select('id').where('venue_id', '=', venue);
  return (await found.where('state', '=', 'approved').orderBy('id').executeTakeFirstOrThrow()).id;
}

/** The open case about it, which somebody new has reported. */
async function caseOf(world: AccessWorld): Promise<number> {
  const id = await shownIn(world);
  const client = world.server.client({ token: (await world.server.signIn()).token });
  await client.reportPicture({ params: { id: String(id) }, body: { reason: 'not_agreed' } });
  const found = world.server.deps.db
    .selectFrom('picture_cases')
    .select('id')
    .where('picture_id', '=', id)
    .where('state', '=', 'open');
  return (await found.executeTakeFirstOrThrow()).id;
}

/** The customer's review, without pictures. */
async function review(world: AccessWorld) {
  const client = world.server.client({ token: await sessionOf(world, 'customer') });
  const of = { params: { id: String(reviewed) } };
  const { data } = await client.writeReview({ ...of, body: { rating: 5, comment: 'With pictures' } });
  for (const { id } of data.pictures) await client.removeReviewPicture({ params: { id: String(id) } });
  return { client, of };
}

async function addToReview(world: AccessWorld): Promise<number> {
  const { client, of } = await review(world);
  const { data } = await client.addReviewPicture({ ...of, upload: await documentPicture() });
  return data.pictures[0]?.id ?? 0;
}
