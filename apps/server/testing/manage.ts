import type { Client } from '@tajmeelspot/contract/client.ts';
import { type Person, person } from './bookings.ts';
import type { TestServer } from './harness.ts';

type Body<V extends keyof Client> = Parameters<Client[V]>[0] extends { body: infer B } ? B : never;

/** A venue as a vendor enters it, in Arabic alone. */
export const aVenue = (more: Partial<Body<'createVenue'>> = {}): Body<'createVenue'> => ({
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
  ...more,
});

/** Somebody who works there. */
export const aPerson = (more: Partial<Body<'addEmployee'>> = {}): Body<'addEmployee'> => ({
  name: { ar: 'ياسمين' },
  job: { ar: 'مصففة شعر' },
  gender: 'female',
  phone: null,
  email: null,
  ...more,
});

/** A line of a price list. */
export const aPrice = (more: Partial<Body<'changeTreatments'>['prices'][number]> = {}) => ({
  title: { ar: 'قصّ بالمقص الذهبي' },
  duration: 45,
  buffer: 5,
  buffer_before: 0,
  processing_from: null as number | null,
  processing_minutes: null as number | null,
  price: 20_000,
  discount: 0,
  ...more,
});

/** A service as a vendor enters it. */
export const aService = (more: Partial<Body<'createService'>> = {}): Body<'createService'> => ({
  category_id: 1,
  title: { ar: 'قص الشعر في كركوك' },
  description: { ar: 'قص وتصفيف' },
  full_description: {},
  tag_ids: [1],
  coupon: null,
  prices: [aPrice()],
  employee_ids: [],
  ...more,
});

/** A new vendor with a venue of their own, somebody who works there, and a draft that can be published. */
export async function newVenue(server: TestServer, more: Partial<Body<'createVenue'>> = {}) {
  const vendor: Person = await person(server, 'vendor');
  const { data: venue } = await vendor.client.createVenue({ body: aVenue(more) });
  const params = { params: { id: String(venue.id) } };
  const { data: employee } = await vendor.client.addEmployee({ ...params, body: aPerson() });
  const body = aService({ employee_ids: [employee.id] });
  const { data: service } = await vendor.client.createService({ ...params, body });
  return { vendor, venue, employee, service, params, serviceParams: { params: { id: String(service.id) } } };
}
