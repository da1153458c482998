import { randomUUID } from 'node:crypto';
import { cash } from '../till/bookings-to-pay.ts';
import { addClientFile, addPlan, coursePlan, sellTo } from '../till/courses.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { type AccessWorld, type RequestMakers, sessionOf } from './roles.ts';

const venue = landmarks.noorSalon;
const ownerOf = async (world: AccessWorld) => world.server.client({ token: await sessionOf(world, 'vendor') });

async function clientOfVenue(world: AccessWorld): Promise<string> {
  return `/venues/${venue}/clients/${await addClientFile(await ownerOf(world))}`;
}

async function courseOfVenue(world: AccessWorld): Promise<string> {
  const owner = await ownerOf(world);
  const { id } = await sellTo(owner, await addClientFile(owner), [cash(10_000)]);
  return `/venues/${venue}/courses/${id}`;
}

const keyed = () => ({ 'idempotency-key': randomUUID() });

/** Requests about the courses of the vendor's venue. */
export const courseRequests: RequestMakers = {
  listCoursePlans: () => ({ path: `/venues/${venue}/course-plans` }),
  addCoursePlan: () => ({ path: `/venues/${venue}/course-plans`, body: coursePlan }),
  async changeCoursePlan(world) {
    const { id } = await addPlan(await ownerOf(world));
    return { path: `/venues/${venue}/course-plans/${id}`, body: coursePlan };
  },
  listClientCourses: async (world) => ({ path: `${await clientOfVenue(world)}/courses` }),
  async sellCourse(world) {
    const { id } = await addPlan(await ownerOf(world));
    const body = { plan_id: id, price_iqd: coursePlan.price_iqd, parts: [] };
    return { path: `${await clientOfVenue(world)}/courses`, headers: keyed(), body };
  },
  findCourse: async (world) => ({ path: await courseOfVenue(world) }),
  payCourse: async (world) => ({
    path: `${await courseOfVenue(world)}/payments`,
    headers: keyed(),
    body: { parts: [{ method: 'cash', amount_iqd: 1000 }] },
  }),
  refundCourse: async (world) => ({
    path: `${await courseOfVenue(world)}/refund`,
    headers: keyed(),
    body: { amount_iqd: 0, method: 'cash', reason: 'other' },
  }),
  listOwnCourses: () => ({ path: '/courses' }),
};
