import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idText, priceIqd, requiredLocalizedText, storedLocalizedText, wholeNumber } from '../fields.ts';
import { paths } from '../paths.ts';
import { ledgerTransaction } from './bills.ts';
import { courseStates } from './course-names.ts';
import { bodyProblems, deviceMoment, keyHeader, paymentPart } from './money.ts';
import { payMethods, refundReasons } from './till-names.ts';

const ofVenue = z.object({ id: idText });
const ofCourse = z.object({ id: idText, course_id: idText });
const named = z.object({ id: z.number().int(), name: z.string() });
const parts = z.array(paymentPart).max(3, 'too_many');

const plan = z.object({
  id: z.number().int(),
  name: z.string(),
  /** As it was entered, by language. */
  names: storedLocalizedText,
  /** What its sessions are; null once it is gone from the price list. */
  treatment: named.nullable(),
  sessions: z.number().int(),
  price_iqd: z.number().int(),
  /** Months from the sale in which it is used; null: without an end. */
  valid_months: z.number().int().nullable(),
  /** False: archived, and sold no more. */
  is_active: z.boolean(),
});

/** A course as a venue sells it. */
export type CoursePlan = z.output<typeof plan>;

const course = z.object({
  id: z.number().int(),
  name: z.string(),
  treatment: named.extend({ id: z.number().int().nullable() }),
  sessions: z.number().int(),
  /** How many are left; 0 once it has ended. */
  left: z.number().int(),
  state: z.enum(courseStates),
  price_iqd: z.number().int(),
  /** What came in for it and did not go back, and what is still owed. */
  paid_iqd: z.number().int(),
  owed_iqd: z.number().int(),
  /** Days in Asia/Baghdad; null: without an end. */
  sold_on: z.string(),
  expires_on: z.string().nullable(),
  /** The visits that used it, the latest first. */
  bookings: z.array(z.object({ booking_id: z.number().int(), date: z.string(), employee: z.string() })),
});

/** A course of a client. */
export type Course = z.output<typeof course>;

const courseDetail = course.extend({
  client: named.nullable(),
  /** What the sessions that are left were sold for: what a refund gives back where everything is paid. */
  unused_iqd: z.number().int(),
  transactions: z.array(ledgerTransaction),
});

/** A course of a client with all that was recorded for it. */
export type CourseDetail = z.output<typeof courseDetail>;

const fields = {
  name: requiredLocalizedText(80),
  treatment_id: id,
  sessions: wholeNumber(2, 50),
  price_iqd: wholeNumber(1, 1_000_000_000),
  /** Absent or null: without an end. */
  valid_months: wholeNumber(1, 60).nullish(),
  is_active: z.boolean().default(true),
};
const savedOffer = z.object({ message: z.string(), data: plan });
const changedCourse = z.object({ message: z.string(), data: courseDetail });

/** Courses: several sessions of a treatment that are paid for together. */
export const courses = {
  listCoursePlans: endpoint({
    path: paths.listCoursePlans,
    access: 'member',
    summary: 'The courses that an own venue sells, by name; archived ones last.',
    params: ofVenue,
    output: z.object({ data: z.array(plan) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  addCoursePlan: endpoint({
    path: paths.addCoursePlan,
    access: 'member',
    summary: 'An owner or manager adds a course that the venue sells.',
    params: ofVenue,
    body: z.object(fields),
    output: savedOffer,
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'not_found'],
  }),
  changeCoursePlan: endpoint({
    path: paths.changeCoursePlan,
    access: 'member',
    summary: 'An owner or manager changes or archives a course; what was sold keeps its terms.',
    params: ofVenue.extend({ plan_id: idText }),
    body: z.object(fields),
    output: savedOffer,
    problems: [...bodyProblems, 'unauthenticated', 'not_found'],
  }),
  listClientCourses: endpoint({
    path: paths.listClientCourses,
    access: 'member',
    summary: 'The courses of a client of a venue that the caller runs, the latest first.',
    params: z.object({ id: idText, client_id: idText }),
    output: z.object({ data: z.array(course) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  sellCourse: endpoint({
    path: paths.sellCourse,
    access: 'member',
    summary: 'An owner or manager sells a course to a client, by its present terms. What is missing is owed.',
    params: z.object({ id: idText, client_id: idText }),
    headers: keyHeader,
    body: z.object({
      plan_id: id,
      /** What the caller saw; another price is bill_changed. */
      price_iqd: priceIqd,
      parts,
      device_at: deviceMoment,
    }),
    output: changedCourse,
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'bill_changed', 'key_reused'],
  }),
  findCourse: endpoint({
    path: paths.findCourse,
    access: 'member',
    summary: 'A course of a client with its payments and visits; for owners and managers.',
    params: ofCourse,
    output: z.object({ data: courseDetail }),
    problems: ['unauthenticated', 'not_found'],
  }),
  payCourse: endpoint({
    path: paths.payCourse,
    access: 'member',
    summary: 'Something of what is owed for a course is paid.',
    params: ofCourse,
    headers: keyHeader,
    body: z.object({ parts: parts.min(1, 'required'), device_at: deviceMoment }),
    output: changedCourse,
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'already_paid', 'key_reused'],
  }),
  refundCourse: endpoint({
    path: paths.refundCourse,
    access: 'member',
    summary:
      'Ends a course: its remaining sessions are gone, what is owed for them is let off, and money goes back, never more than came.',
    params: ofCourse,
    headers: keyHeader,
    body: z.object({
      /** 0: nothing goes back. */
      amount_iqd: priceIqd,
      method: z.enum(payMethods, 'invalid'),
      reason: z.enum(refundReasons, 'invalid'),
    }),
    output: changedCourse,
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'course_over', 'key_reused'],
  }),
};

const ownCourse = course.extend({ venue: z.object({ name: z.string(), slug: z.string() }) });

/** A course as its customer sees it. */
export type OwnCourse = z.output<typeof ownCourse>;

/** What a customer sees of the own courses; no call of a dashboard. */
export const ownCourses = {
  listOwnCourses: endpoint({
    path: paths.listOwnCourses,
    access: 'member',
    summary: 'The courses that the caller has bought at venues, by venue, those that can be used first.',
    output: z.object({ data: z.array(ownCourse) }),
    problems: ['unauthenticated'],
  }),
};
