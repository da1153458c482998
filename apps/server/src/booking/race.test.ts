import { describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { useServer } from '#app/testing/harness.ts';

const server = useServer();

describe('200 requests for one time at once', () => {
  it('as many succeed as people are free, every other is a 409 with a message, none a 5xx', async () => {
    const { service, employees } = landmarks.threeEmployees;
    const { pricing } = await server.client().findService({ params: { id: String(service) } });
    const item = pricing[0]!;
    const day = '2026-12-05';
    const { data } = await server.client().listFreeTimes({
      params: { id: String(service) },
      query: { pricing_item_id: String(item.id), from: day, days: '10' },
    });
    const free = data.days.find((one) => one.free > 0)!;
    const { time } = free.times.find(({ is_free: isFree }) => isFree)!;
    const working = await countWorking(service, item.id, free.date, time, employees);
    const tokens = await Promise.all(Array.from({ length: 20 }, async () => (await server.signIn()).token));
    const request = {
      service_id: service,
      pricing_item_id: item.id,
      customer_name: 'Somebody',
      booking_date: free.date,
      time,
      duration: item.duration,
      price: item.final_price,
    };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        server.call('POST', '/bookings', request, { authorization: `Bearer ${tokens[i % tokens.length]}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(working);
    expect(statuses.filter((status) => status === 409)).toHaveLength(200 - working);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { message: string; code?: string }[];
    for (const body of bodies.filter(({ code }) => code !== undefined)) {
      expect(body).toMatchObject({ code: 'slot_taken', message: expect.stringMatching(/taken/) });
    }
    expect(await countOverlaps()).toBe(0);
  });
});

async function countWorking(service: number, item: number, date: string, time: string, employees: readonly number[]) {
  const each = await Promise.all(
    employees.map(async (employee) => {
      const query = { pricing_item_id: String(item), employee_id: String(employee), from: date, days: '1' };
      const { data } = await server.client().listFreeTimes({ params: { id: String(service) }, query });
      return data.days[0]?.times.some((start) => start.time === time && start.is_free) ? 1 : 0;
    }),
  );
  return each.reduce<number>((sum, one) => sum + one, 0);
}

async function countOverlaps(): Promise<number> {
  const found = await server.deps.pool.query<{ n: number }>(`
    select count(*)::int as n from bookings a join bookings b on a.employee_id = b.employee_id and a.id < b.id
      and a.blocked && b.blocked and a.status in ('pending', 'confirmed') and b.status in ('pending', 'confirmed')`);
  return found.rows[0]?.n ?? -1;
}
