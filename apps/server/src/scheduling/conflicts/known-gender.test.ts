import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, listFreeTimes, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { cancelVenueBookings, closedOn, placeBooking, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = 8;
const { service, employee } = landmarks.oneEmployee;
const day = '2026-12-10';
const params = (id: number) => ({ params: { id: String(id) } });
let vendor: TestUser;
let vendorToken = '';

beforeAll(async () => {
  const { token, email, id } = await server.signIn('vendor');
  vendorToken = token;
  vendor = { id, email, client: server.client({ token, language: 'ar' }) };
  await server.deps.db.updateTable('venues').set({ owner_id: id }).where('id', '=', venue).execute();
});
beforeEach(() => cancelVenueBookings(server, venue));

describe('R10.05 an Arabic sentence about an employee', () => {
  it.each([
    ['female', 'أوقات عملها', 'لم تعد '],
    ['male', 'أوقات عمله ', 'لم يعد '],
  ] as const)('has the gender of the profile: %s', async (gender, away, left) => {
    const employees = server.deps.db.updateTable('employees').set({ gender });
    await employees.where('id', '=', employee).execute();
    await vendor.client.changeHours({ ...params(venue), body: weekOf('09:00', '18:00') });
    await placeBooking(server, await createUser(server), day);
    const tried = await vendor.client.addException({
      ...params(venue),
      body: { ...closedOn(day, employee), dry_run: true },
    });
    expect(tried.data.affected[0]?.items[0]?.reason).toContain(away);
    const leaving = { is_active: false, daily_cap: null, resolutions: [], dry_run: true };
    const gone = await vendor.client.changeEmployment({ ...params(employee), body: leaving });
    expect(gone.data.affected[0]?.items[0]?.reason).toContain(left);
    const inEnglish = await server
      .client({ token: vendorToken })
      .addException({ ...params(venue), body: { ...closedOn(day, employee), dry_run: true } });
    expect(inEnglish.data.affected[0]?.items[0]?.reason).toMatch(/is not working at that time\.$/);
  });
});

describe('R10.05 the gender of a customer', () => {
  const place = async (serviceId: number, treatmentId: number, preferences: object) => {
    const { token } = await server.signIn();
    const [time] = await listFreeTimes(server, serviceId, treatmentId, day);
    const body = { ...(await toBookingBody(server, serviceId, treatmentId, day, time!)), ...preferences };
    return server.client({ token, language: 'ar' }).placeBooking({ body });
  };

  it('is known of who books for a woman, and of nobody else', async () => {
    await createOwner(server, venue, { auto_confirm: true, is_women_only: false });
    const { pricing } = await server.client().findService(params(service));
    const treatment = pricing[0]!.id;
    const unknown = await place(service, treatment, {});
    expect(unknown.data.customer_gender).toBe('other');
    expect(unknown.message).toMatch(/^حجزك مؤكد\. أهلًا بك في /);
    const woman = await place(service, treatment, { for_woman: true });
    expect(woman.data.customer_gender).toBe('female');
    expect(woman.message).toMatch(/^حجزكِ مؤكد\. نراكِ في /);
  });

  it('is female at a venue for women only, in the answer and for its owner', async () => {
    const { service: own, hairCut } = landmarks.specifiedPrices;
    const owner = await createOwner(server, landmarks.noorSalon, { auto_confirm: true });
    const { data, message } = await place(own, hairCut, {});
    expect(data.customer_gender).toBe('female');
    expect(message).toMatch(/نراكِ/);
    expect((await owner.client.findBooking(params(data.id))).data.customer_gender).toBe('female');
    expect((await owner.client.listVenues()).data).toMatchObject([{ id: landmarks.noorSalon, is_women_only: true }]);
  });
});
