import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { JoinWaitlistOutcome, JoinWaitlistRequest } from '../../booking/waitlist/join-waitlist-state.ts';
import { hoursOfPart } from '../../booking/waitlist/waitlist-part.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';
import type { Route } from './+types/join-waitlist.ts';

/** What the action is sent; `page` is the address that a login leads back to. */
export type JoinWaitlistSubmission = { readonly entry: JoinWaitlistRequest; readonly page: string };

/** Joins the waiting list of a service. Throws a redirect to the login where the session is over. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<JoinWaitlistOutcome> {
  const language = languageOf(params);
  const { entry, page } = (await request.json()) as JoinWaitlistSubmission;
  try {
    const answer = await browserApi(language).joinWaitlist({ params: { id: params.serviceId }, body: toBody(entry) });
    return { kind: 'joined', message: answer.message, free: answer.free };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'failed', message: undefined, isOffline: true };
    const { status, body } = error;
    if (!body || status >= 500 || status === 429) return { kind: 'failed', message: body?.message, isOffline: false };
    if (status === 401) throw redirectToLogIn(language, body.message, page);
    return { kind: 'rejected', ...toFormErrors(error, body.message) };
  }
}

/** The waiting list changes nothing about the service. */
export const shouldRevalidate = (): boolean => false;

const toBody = (entry: JoinWaitlistRequest) => ({
  treatment_id: entry.treatmentId,
  employee_id: entry.employeeId,
  ...(entry.isForWoman ? { for_woman: true } : {}),
  ...(entry.isByWoman ? { female_staff: true } : {}),
  customer_name: entry.name,
  from: entry.from,
  to: entry.to,
  ...hoursOfPart[entry.part],
});
