import { type APIRequestContext, type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';

const one = (text: string) => ({ en: text });
const timing = { buffer: 0, buffer_before: 0, processing_from: null, processing_minutes: null };

/** Calls of the API by a vendor. */
export type VendorCalls = {
  post<T>(path: string, body: object): Promise<T>;
  put<T>(path: string, body: object): Promise<T>;
  get<T>(path: string): Promise<T>;
};

/** The calls of somebody who is logged in; each must succeed. */
export function callsOf(request: APIRequestContext, token: string): VendorCalls {
  const headers = { authorization: `Bearer ${token}` };
  const send = async <T>(method: 'post' | 'put' | 'get', path: string, data?: object): Promise<T> => {
    const answer = await request[method](`/api${path}`, { headers, ...(data ? { data } : {}) });
    expect(answer.ok(), await answer.text()).toBe(true);
    const body = (await answer.json()) as { data?: T };
    // A hand-off stands in its answer itself.
    return body.data ?? (body as T);
  };
  return {
    post: (path, body) => send('post', path, body),
    put: (path, body) => send('put', path, body),
    get: (path) => send('get', path),
  };
}

/** A venue of a vendor with one woman in its team and one draft of a service with one treatment; gives their ids. */
export async function createVenue(calls: VendorCalls, changes: object = {}, treatmentTitle = 'Evening hair') {
  const contact = { postcode: null, phone: null, email: null, website: null, latitude: null, longitude: null };
  const at = { name: one('Dar Layla'), type: 'saloon', city: 'duhok', district: one('Centre'), address: one('Market') };
  const venue = await calls.post<{ id: number }>('/venues', {
    ...at,
    ...contact,
    is_women_only: false,
    hours: 'every-day',
    ...changes,
  });
  const layla = { name: one('Layla Hasan'), job: one('Hairdresser'), gender: 'female', phone: null, email: null };
  const employee = await calls.post<{ id: number }>(`/venues/${venue.id}/employees`, layla);
  const treatment = { title: one(treatmentTitle), duration: 45, ...timing, price: 20_000, discount: 0 };
  const service = await calls.post<{ id: number; treatments: { id: number }[] }>(`/venues/${venue.id}/services`, {
    category_id: 1,
    title: one('At Layla’s'),
    description: {},
    full_description: {},
    tag_ids: [],
    coupon: null,
    treatments: [treatment],
    employee_ids: [employee.id],
  });
  return { venueId: venue.id, employeeId: employee.id, serviceId: service.id, treatmentId: service.treatments[0]?.id };
}

/** A browser of its own in which a vendor has opened a page of the dashboard, in English. */
export async function openDashboard(
  browser: Browser,
  calls: VendorCalls,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  const { token, path: where } = await calls.post<{ token: string; path: string }>('/hand-offs', {
    audience: 'vendor_dashboard',
  });
  await page.goto(`${where}${path}?token=${token}&language=en`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}
