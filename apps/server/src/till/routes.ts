import type { ownCourses } from '@tajmeelspot/contract/till/courses.ts';
import type { till } from '@tajmeelspot/contract/till.ts';
import { type ServerKey, translate } from '@tajmeelspot/language/server-messages.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import type { Routes } from '#app/http/api.ts';
import * as verbs from './till.ts';

export const tillRoutes: Routes<typeof till> = {
  findBill: async ({ deps, actor, params }) => ({ data: await verbs.findBill(deps, actor, params.id) }),
  findReceipt: ({ deps, actor, params }) => verbs.writeReceipt(deps, actor, params.id),
  takePayment: async ({ deps, actor, params, headers, body }) => {
    await verbs.takePayment(deps, actor, params.id, body, headers['idempotency-key']);
    return billAnswer(deps, actor, params.id, 'answers.payment_taken');
  },
  payDebt: async ({ deps, actor, params, headers, body }) => {
    await verbs.payDebt(deps, actor, params.id, body, headers['idempotency-key']);
    return billAnswer(deps, actor, params.id, 'answers.payment_taken');
  },
  refundPayment: async ({ deps, actor, params, headers, body }) => {
    await verbs.refundPayment(deps, actor, params.id, body, headers['idempotency-key']);
    return billAnswer(deps, actor, params.id, 'answers.refunded');
  },
  reverseTransaction: async ({ deps, actor, params }) => {
    await verbs.reverseTransaction(deps, actor, params.id, params.transaction_id);
    return { message: translate(actor.locale, 'answers.reversed') };
  },
  listProducts: async ({ deps, actor, params }) => ({ data: await verbs.listProducts(deps, actor, params.id) }),
  addProduct: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.addProduct(deps, actor, params.id, body),
  }),
  changeProduct: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.changeProduct(deps, actor, params.id, { ...body, id: params.product_id }),
  }),
  listCoursePlans: async ({ deps, actor, params }) => ({
    data: await verbs.listCoursePlans(deps, actor, params.id),
  }),
  addCoursePlan: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.addCoursePlan(deps, actor, params.id, body),
  }),
  changeCoursePlan: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.changeCoursePlan(deps, actor, params.id, { ...body, id: params.plan_id }),
  }),
  listClientCourses: async ({ deps, actor, params }) => ({
    data: await verbs.listClientCourses(deps, actor, params.id, params.client_id),
  }),
  sellCourse: async ({ deps, actor, params, headers, body }) => {
    const buyer = { venueId: params.id, clientId: params.client_id };
    const courseId = await verbs.sellCourse(deps, actor, buyer, body, headers['idempotency-key']);
    return courseAnswer(deps, actor, { venueId: params.id, courseId }, 'answers.course_sold');
  },
  findCourse: async ({ deps, actor, params }) => ({
    data: await verbs.findCourse(deps, actor, params.id, params.course_id),
  }),
  payCourse: async ({ deps, actor, params, headers, body }) => {
    const ref = { venueId: params.id, courseId: params.course_id };
    await verbs.payCourse(deps, actor, ref, body, headers['idempotency-key']);
    return courseAnswer(deps, actor, ref, 'answers.payment_taken');
  },
  refundCourse: async ({ deps, actor, params, headers, body }) => {
    const ref = { venueId: params.id, courseId: params.course_id };
    await verbs.refundCourse(deps, actor, ref, body, headers['idempotency-key']);
    return courseAnswer(deps, actor, ref, 'answers.course_ended');
  },
  listCommissionRates: async ({ deps, actor, params }) => ({
    data: await verbs.listCommissionRates(deps, actor, params.id),
  }),
  changeCommissionRates: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.changeCommissionRates(deps, actor, params.id, { ...body, employeeId: params.employee_id }),
  }),
  listCommissions: async ({ deps, actor, params, query }) => ({
    data: await verbs.listCommissions(deps, actor, params.id, query),
  }),
  findTillDay: async ({ deps, actor, params }) => ({
    data: await verbs.findTillDay(deps, actor, params.id, params.day),
  }),
  setFloat: async ({ deps, actor, params, headers, body }) => {
    const day = await verbs.setFloat(deps, actor, params.id, body.amount_iqd, headers['idempotency-key']);
    return dayAnswer(deps, actor, params.id, day, 'answers.saved');
  },
  payOut: async ({ deps, actor, params, headers, body }) => {
    const day = await verbs.payOut(deps, actor, params.id, body, headers['idempotency-key']);
    return dayAnswer(deps, actor, params.id, day, 'answers.saved');
  },
  sealDay: async ({ deps, actor, params, body }) => {
    await verbs.sealDay(deps, actor, params.id, body);
    return dayAnswer(deps, actor, params.id, body.day, 'answers.day_sealed');
  },
};

/** What customers see of the own courses. */
export const ownCourseRoutes: Routes<typeof ownCourses> = {
  listOwnCourses: async ({ deps, actor }) => ({ data: await verbs.listOwnCourses(deps, actor) }),
};

const billAnswer = async (deps: Deps, actor: MemberActor, bookingId: number, message: ServerKey) => ({
  message: translate(actor.locale, message),
  data: await verbs.findBill(deps, actor, bookingId),
});

const dayAnswer = async (deps: Deps, actor: MemberActor, venueId: number, day: string, message: ServerKey) => ({
  message: translate(actor.locale, message),
  data: await verbs.findTillDay(deps, actor, venueId, day),
});

const courseAnswer = async (
  deps: Deps,
  actor: MemberActor,
  { venueId, courseId }: { readonly venueId: number; readonly courseId: number },
  message: ServerKey,
) => ({
  message: translate(actor.locale, message),
  data: await verbs.findCourse(deps, actor, venueId, courseId),
});
