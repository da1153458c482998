import { beforeAll, expect, it } from 'vitest';
import type { Client } from '@tajmeelspot/contract/client.ts';
import { announcementDraft } from '#testing/safety/announcement-requests.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const body = { reason: 'Because of this test' };
const none = { id: '999999' };
let operator: Client;

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
});

const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
const create = async () => ({ id: String((await operator.createAnnouncement({ body: announcementDraft })).data.id) });

async function startBodyOf(params: { id: string }) {
  const { version, addressees } = (await operator.previewAnnouncement({ params })).data;
  return { ...body, version, addressees };
}

async function createStarted() {
  const params = await create();
  await operator.startAnnouncement({ params, body: await startBodyOf(params) });
  return params;
}

it('R15.17 findAnnouncement, previewAnnouncement, testAnnouncement, changeAnnouncement, removeAnnouncement, startAnnouncement, pauseAnnouncement, resumeAnnouncement and cancelAnnouncement answer not_found to no announcement', async () => {
  const start = { ...body, version: 1, addressees: 1 };
  for (const call of [
    operator.findAnnouncement({ params: none }),
    operator.previewAnnouncement({ params: none }),
    operator.testAnnouncement({ params: none }),
    operator.changeAnnouncement({ params: none, body: announcementDraft }),
    operator.removeAnnouncement({ params: none }),
    operator.startAnnouncement({ params: none, body: start }),
    operator.pauseAnnouncement({ params: none, body }),
    operator.resumeAnnouncement({ params: none, body }),
    operator.cancelAnnouncement({ params: none, body }),
  ].map(codeOf))
    expect(await call).toBe('not_found');
});

it('R15.17 changeAnnouncement, removeAnnouncement and startAnnouncement answer announcement_sent to one that was sent', async () => {
  const params = await create();
  const start = await startBodyOf(params);
  await operator.startAnnouncement({ params, body: start });
  expect(await codeOf(operator.changeAnnouncement({ params, body: announcementDraft }))).toBe('announcement_sent');
  expect(await codeOf(operator.removeAnnouncement({ params }))).toBe('announcement_sent');
  expect(await codeOf(operator.startAnnouncement({ params, body: start }))).toBe('announcement_sent');
});

it('R15.17 startAnnouncement answers announcement_changed to another version than the one that was looked at', async () => {
  const params = await create();
  const start = await startBodyOf(params);
  await operator.changeAnnouncement({ params, body: announcementDraft });
  expect(await codeOf(operator.startAnnouncement({ params, body: start }))).toBe('announcement_changed');
});

it('R15.17 pauseAnnouncement, resumeAnnouncement and cancelAnnouncement answer announcement_not_running to one in no state for that', async () => {
  const params = await createStarted();
  expect(await codeOf(operator.resumeAnnouncement({ params, body }))).toBe('announcement_not_running');
  await operator.cancelAnnouncement({ params, body });
  expect(await codeOf(operator.pauseAnnouncement({ params, body }))).toBe('announcement_not_running');
  expect(await codeOf(operator.cancelAnnouncement({ params, body }))).toBe('announcement_not_running');
});
