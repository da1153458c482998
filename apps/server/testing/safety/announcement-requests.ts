import type { AnnouncementDraft } from '@tajmeelspot/contract/operator/announcements.ts';
import { type AccessWorld, type RequestMakers, sessionOf } from './roles.ts';

const reason = 'Because of this test';
const everywhere = (text: string) => ({ en: text, ar: text, ckb: text });

/** An announcement to every professional, by email. */
export const announcementDraft: AnnouncementDraft = {
  purpose: 'service',
  recipients: 'vendors',
  city_id: null,
  category_id: null,
  channels: ['email'],
  title: everywhere('New terms'),
  short_text: {},
  email_text: everywhere('They **begin** on Monday: see [the terms](/terms).'),
};

/** Valid requests of the calls about announcements for every role. */
export const announcementRequests: RequestMakers = {
  createAnnouncement: () => ({ body: announcementDraft }),
  findAnnouncement: async (world) => ({ path: `/operator/announcements/${await draftOf(world)}` }),
  changeAnnouncement: async (world) => ({
    path: `/operator/announcements/${await draftOf(world)}`,
    body: announcementDraft,
  }),
  removeAnnouncement: async (world) => ({ path: `/operator/announcements/${await draftOf(world)}` }),
  previewAnnouncement: async (world) => ({ path: `/operator/announcements/${await draftOf(world)}/preview` }),
  testAnnouncement: async (world) => ({ path: `/operator/announcements/${await draftOf(world)}/tests` }),
  async startAnnouncement(world) {
    const id = await draftOf(world);
    return { path: `/operator/announcements/${id}/sending`, body: await startOf(world, id) };
  },
  pauseAnnouncement: async (world) => ({
    path: `/operator/announcements/${await startedOf(world)}/pause`,
    body: { reason },
  }),
  async resumeAnnouncement(world) {
    const id = await startedOf(world);
    await (await operatorOf(world)).pauseAnnouncement({ params: { id: String(id) }, body: { reason } });
    return { path: `/operator/announcements/${id}/resumption`, body: { reason } };
  },
  cancelAnnouncement: async (world) => ({
    path: `/operator/announcements/${await startedOf(world)}/cancellation`,
    body: { reason },
  }),
};

const operatorOf = async (world: AccessWorld) => world.server.client({ token: await sessionOf(world, 'operator') });

const draftOf = async (world: AccessWorld): Promise<number> =>
  (await (await operatorOf(world)).createAnnouncement({ body: announcementDraft })).data.id;

async function startOf(world: AccessWorld, id: number) {
  const { data } = await (await operatorOf(world)).previewAnnouncement({ params: { id: String(id) } });
  return { reason, version: data.version, addressees: data.addressees };
}

async function startedOf(world: AccessWorld): Promise<number> {
  const id = await draftOf(world);
  await (await operatorOf(world)).startAnnouncement({ params: { id: String(id) }, body: await startOf(world, id) });
  return id;
}
