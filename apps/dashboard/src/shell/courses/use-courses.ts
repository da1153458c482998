import type { DashboardClient } from '@tajmeelspot/contract/client.ts';
import type { Course, CourseDetail, CoursePlan } from '@tajmeelspot/contract/till/courses.ts';
import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useTillMutation } from '../till/use-payments.ts';

/** The courses that a venue sells. */
export const useCoursePlans = (venueId: number): UseQueryResult<CoursePlan[]> =>
  useQuery({
    queryKey: ['till', 'course-plans', venueId],
    queryFn: async ({ signal }) => (await api().listCoursePlans({ params: { id: String(venueId) }, signal })).data,
  });

/** The courses of a client. */
export const useClientCourses = (venueId: number, clientId: number): UseQueryResult<Course[]> =>
  useQuery({
    queryKey: ['till', 'courses', venueId, clientId],
    queryFn: async ({ signal }) =>
      (await api().listClientCourses({ params: { id: String(venueId), client_id: String(clientId) }, signal })).data,
  });

/** A course with its payments. */
export const useCourse = ({ venueId, courseId }: CourseRef): UseQueryResult<CourseDetail> =>
  useQuery({
    queryKey: ['till', 'course', venueId, courseId],
    queryFn: async ({ signal }) =>
      (await api().findCourse({ params: { id: String(venueId), course_id: String(courseId) }, signal })).data,
  });

/** A course of a venue. */
export type CourseRef = { readonly venueId: number; readonly courseId: number };

type PlanBody = Parameters<DashboardClient['addCoursePlan']>[0]['body'];

/** Adds a course that is sold, or changes one by its id. */
export const usePlanChange = (venueId: number) =>
  useTillMutation(({ id, ...body }: PlanBody & { readonly id: number | undefined }) =>
    id === undefined
      ? api().addCoursePlan({ params: { id: String(venueId) }, body })
      : api().changeCoursePlan({ params: { id: String(venueId), plan_id: String(id) }, body }),
  );

type SaleBody = Parameters<DashboardClient['sellCourse']>[0]['body'];

/** Sells a course to a client. */
export const useCourseSale = (venueId: number, clientId: number) =>
  useTillMutation((body: SaleBody, key) => {
    const params = { id: String(venueId), client_id: String(clientId) };
    return api().sellCourse({ params, headers: { 'idempotency-key': key }, body });
  });

const keyed = ({ venueId, courseId }: CourseRef, key: string) => ({
  params: { id: String(venueId), course_id: String(courseId) },
  headers: { 'idempotency-key': key },
});

/** Pays something of what is owed for a course. */
export const useCoursePayment = (ref: CourseRef) =>
  useTillMutation((parts: readonly PaymentPart[], key) =>
    api().payCourse({ ...keyed(ref, key), body: { parts: [...parts] } }),
  );

type EndBody = Parameters<DashboardClient['refundCourse']>[0]['body'];

/** Ends a course and gives money back. */
export const useCourseEnd = (ref: CourseRef) =>
  useTillMutation((body: EndBody, key) => api().refundCourse({ ...keyed(ref, key), body }));
