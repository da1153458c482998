import type { Client } from '@tajmeelspot/contract/client.ts';
import { type TestUser, createUser } from './bookings.ts';
import type { TestServer } from './harness.ts';

type CallBody<V extends keyof Client> = Parameters<Client[V]>[0] extends { body: infer B } ? B : never;

/** The body of createVenue, in Arabic alone. */
export const venueBody = (changes: Partial<CallBody<'createVenue'>> = {}): CallBody<'createVenue'> => ({
  name: { ar: 'صالون ياسمين' },
  type: 'saloon',
  city: 'kirkuk',
  district: { ar: 'شارع الجمهورية' },
  address: { ar: 'قرب القلعة' },
  postcode: null,
  phone: '0770 123 4567',
  email: null,
  website: null,
  latitude: 35.47,
  longitude: 44.39,
  is_women_only: true,
  hours: 'every-day',
  ...changes,
});

/** The body of addEmployee. */
export const employeeBody = (changes: Partial<CallBody<'addEmployee'>> = {}): CallBody<'addEmployee'> => ({
  name: { ar: 'ياسمين' },
  job: { ar: 'مصففة شعر' },
  gender: 'female',
  phone: null,
  email: null,
  ...changes,
});

/** A treatment in the body of changeTreatments. */
export const treatmentBody = (changes: Partial<CallBody<'changeTreatments'>['treatments'][number]> = {}) => ({
  title: { ar: 'قصّ بالمقص الذهبي' },
  duration: 45,
  buffer: 5,
  buffer_before: 0,
  processing_from: null as number | null,
  processing_minutes: null as number | null,
  price: 20_000,
  discount: 0,
  ...changes,
});

/** The body of createService. */
export const serviceBody = (changes: Partial<CallBody<'createService'>> = {}): CallBody<'createService'> => ({
  category_id: 1,
  title: { ar: 'قص الشعر في كركوك' },
  description: { ar: 'قص وتصفيف' },
  full_description: {},
  tag_ids: [1],
  coupon: null,
  treatments: [treatmentBody()],
  employee_ids: [],
  ...changes,
});

/** Creates a vendor with a venue, an employee, and a draft service that can be published. */
export async function createVenueWithDraft(server: TestServer, changes: Partial<CallBody<'createVenue'>> = {}) {
  const vendor: TestUser = await createUser(server, 'vendor');
  const { data: venue } = await vendor.client.createVenue({ body: venueBody(changes) });
  const params = { params: { id: String(venue.id) } };
  const { data: employee } = await vendor.client.addEmployee({ ...params, body: employeeBody() });
  const body = serviceBody({ employee_ids: [employee.id] });
  const { data: service } = await vendor.client.createService({ ...params, body });
  return { vendor, venue, employee, service, params, serviceParams: { params: { id: String(service.id) } } };
}
