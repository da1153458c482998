import type { Client } from '@tajmeelspot/contract/client.ts';
import { beforeAll, expect, it } from 'vitest';
import { openCountedApp } from '../../testing/counted-app.ts';
import { findSlotsStates } from './availability.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { createUser, toBookingBody } from '../../testing/bookings.ts';
import { frozenNow } from '../../testing/frozen.ts';
import { useServer } from '../../testing/harness.ts';
import { type Random, randomFrom } from '../../testing/trust/random.ts';

const server = useServer();
const { service, hairCut, cutColorTreatment } = landmarks.specifiedPrices;
const venue = landmarks.noorSalon;
const rounds = 250;
let app: ReturnType<typeof openCountedApp>;

beforeAll(() => {
  app = openCountedApp(server);
});

const change = (statement: string) => server.deps.pool.query(statement);

it('the state of free times is another one whenever a booking of their week holds something else', async () => {
  const { client } = await createUser(server);
  const slots = await client.listSlots({
    params: { id: String(service) },
    query: { treatment_id: String(hairCut), days: '7' },
  });
  const { date, times } = slots.data.days.findLast((day) => day.free > 0) ?? { date: '', times: [] };
  const time = times.find((one) => one.is_free)?.time ?? '';
  const { data } = await client.placeBooking({ body: await toBookingBody(server, service, hairCut, date, time) });
  const readState = async () => (await findSlotsStates(server.deps, [{ serviceId: service, days: 7 }]))[0];
  const states = [await readState()];
  expect([await readState()]).toEqual(states);
  const shorter = "tstzrange(lower(during), upper(during) - interval '5 minutes')";
  for (const statement of [
    `update bookings set during = ${shorter} where id = $1`,
    'update bookings set held = tstzmultirange(during) where id = $1',
    "update bookings set answer_by = answer_by - interval '1 minute' where id = $1",
    "update bookings set status = 'declined' where id = $1",
  ]) {
    await server.deps.pool.query(statement, [data.id]);
    const state = await readState();
    expect([statement, ...states]).not.toContain(state);
    states.push(state);
  }
});

it('free times that are kept are those that are computed, whatever has changed, and however the time passes', async () => {
  const random = randomFrom(7);
  const { client } = await createUser(server);
  const changes = listChanges(random, client);
  const treatmentOf = async (id: number) => ({
    service: id,
    treatment: (await client.findService({ params: { id: String(id) } })).pricing[0]?.id,
  });
  const asked = [
    { service, treatment: hairCut },
    await treatmentOf(landmarks.threeEmployees.service),
    { service, treatment: cutColorTreatment },
    await treatmentOf(201),
  ];
  const done = new Map<string, number>();
  let kept = 0;
  for (let round = 0; round < rounds; round++) {
    const name = random.of(Object.keys(changes));
    const isDone = await changes[name]?.().then(
      () => true,
      () => false,
    );
    if (isDone) done.set(name, (done.get(name) ?? 0) + 1);
    const days = random.of([1, 7]);
    // The last two wait while the first are looked at, and are looked at in one statement.
    const paths = asked.map(
      ({ service: id, treatment }) => `/services/${id}/slots?treatment_id=${treatment}&days=${days}`,
    );
    const before = app.readCount();
    const sent = await Promise.all(paths.map((path) => app.fetch(new Request(`http://test/api${path}`))));
    kept += app.readCount() - before < paths.length && sent.every(({ status }) => status === 200) ? 1 : 0;
    const computed = await Promise.all(paths.map((path) => server.call('GET', path)));
    expect([round, name, ...(await readAll(sent))]).toEqual([round, name, ...(await readAll(computed))]);
  }
  // A game in which something is never done, or nothing is kept, finds nothing.
  expect(Object.keys(changes).filter((name) => !done.has(name))).toEqual([]);
  expect(kept).toBeGreaterThan(rounds / 10);
}, 120_000);

/** Everything that free times hang on, changed by whoever: by calls, and behind the back of the server. */
function listChanges(random: Random, client: Client): Record<string, () => Promise<unknown>> {
  let minutes = 0;
  const ofVenue = `where venue_id = ${venue}`;
  const oneEmployee = `(select id from employees ${ofVenue} order by random() limit 1)`;
  return {
    book: async () => {
      const { data } = await client.listSlots({
        params: { id: String(service) },
        query: { treatment_id: String(hairCut), days: '7' },
      });
      const free = data.days.flatMap(({ date, times }) =>
        times.filter((one) => one.is_free).map(({ time }) => ({ date, time })),
      );
      const { date, time } = random.of(free);
      return client.placeBooking({ body: await toBookingBody(server, service, hairCut, date, time) }).catch(() => {});
    },
    answer: () =>
      change(
        `update bookings set status = 'declined' where id in (select id from bookings ${ofVenue} and status = 'pending' limit 1)`,
      ),
    move: () =>
      change(`update bookings set during = later.span, held = tstzmultirange(later.span)
      from (select id, tstzrange(lower(during) + '15 minutes', upper(during) + '15 minutes') as span
        from bookings ${ofVenue} and status in ('pending', 'confirmed') order by random() limit 1) later
      where bookings.id = later.id`),
    wait: () => server.moveTo(frozenNow.add({ minutes: (minutes += random.of([1, 7, 61])) })),
    duration: () => change(`update treatments set duration_minutes = ${random.of([20, 30, 45])} where id = ${hairCut}`),
    buffer: () =>
      change(`update treatments set buffer_after_minutes = ${random.of([0, 10])} where id = ${cutColorTreatment}`),
    hours: () =>
      change(
        `update opening_hours set closes_minute = closes_minute - 15 where ctid = (select ctid from opening_hours ${ofVenue} and closes_minute > opens_minute + 120 order by random() limit 1)`,
      ),
    step: () =>
      change(
        `update venues set slot_step_minutes = ${random.of([15, 30])}, lead_minutes = ${random.of([60, 120])} where id = ${venue}`,
      ),
    team: () => change(`update employees set is_active = not is_active where id = ${oneEmployee}`),
    gives: () =>
      change(
        `delete from service_employees where ctid = (select ctid from service_employees where service_id = ${service} and employee_id <> ${oneEmployee} order by random() limit 1) and (select count(*) from service_employees where service_id = ${service}) > 1`,
      ),
    block: () =>
      change(`insert into hours_exceptions (venue_id, employee_id, kind, starts_on, ends_on, opens_minute, closes_minute)
      select ${venue}, ${oneEmployee}, 'blocked', current_date + ${random.below(7)}, current_date + 7, 600, 660`),
    nothing: () => Promise.resolve(),
    nothingElse: () => Promise.resolve(),
  };
}

/** Statuses and texts; a problem bears the number of its request. */
const readAll = (answers: readonly Response[]) =>
  Promise.all(
    answers.map(async (answer) => [answer.status, (await answer.text()).replace(/"request_id":"[^"]+"/, '')]),
  );
