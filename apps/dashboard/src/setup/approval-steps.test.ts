import { expect, it } from 'vitest';
import { approvalSteps } from './approval-steps.ts';

const approval = {
  state: 'none' as const,
  cause: null,
  requested_at: null,
  reply: null,
  missing: ['phone' as const],
  has_look_alike: false,
  is_needed: true,
};
const application = {
  id: 1,
  class: 'physician' as const,
  number: '1',
  holder: 'Omar',
  expires_on: '2028-01-01',
  has_document: true,
  state: 'waiting' as const,
  handed_in_at: '',
  decided_at: null,
  reply: null,
};
const needed = [{ class: 'physician' as const, treatments: 1, is_held: false }];
const statesOf = (...given: Parameters<typeof approvalSteps>) =>
  Object.fromEntries(approvalSteps(...given).map(({ name, state }) => [name, state]));

it('R13.05 the owner sees what is missing: phone, pin, name, and the licence where one is needed', () => {
  const none = { licences: [], applications: [], needed: [] };
  expect(statesOf(approval, none)).toEqual({ phone: 'open', pin: 'done', name: 'done' });
  const alike = { ...approval, missing: [], has_look_alike: true };
  expect(statesOf(alike, undefined)).toEqual({ phone: 'done', pin: 'done', name: 'waiting' });
  expect(statesOf(alike, { ...none, needed })).toMatchObject({ licences: 'open' });
  expect(statesOf(alike, { ...none, needed, applications: [application] })).toMatchObject({ licences: 'waiting' });
  const incomplete = { ...application, state: 'incomplete' as const };
  expect(statesOf(alike, { ...none, needed, applications: [incomplete] })).toMatchObject({ licences: 'open' });
  expect(statesOf(alike, { ...none, needed: [{ ...needed[0]!, is_held: true }] })).toMatchObject({ licences: 'done' });
});
