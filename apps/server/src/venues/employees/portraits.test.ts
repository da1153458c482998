import { expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { demoPassword } from '#db/world/users.ts';
import { useServer } from '#testing/harness.ts';

const server = useServer();

it('R14.01 R14.14 an employee has the same portrait for visitors and in the own dashboard, or none', async () => {
  const visitor = server.client();
  const { token } = await visitor.logIn({ body: { email: 'huda@example.com', password: demoPassword } });
  const owner = server.client({ token });
  const params = { id: String(landmarks.noorSalon) };
  const portrait = '/tajmeelspot/files/portrait-101/384.webp';
  const read = async () => {
    const [service, page, team] = await Promise.all([
      visitor.findService({ params: { id: '101' } }),
      visitor.findVenuePage({ params: { slug: 'noor-salon' }, query: {} }),
      owner.listVenueEmployees({ params }),
    ]);
    return [service.employees, page.data.employees, team.data].map(
      (employees: readonly { id: number; portrait: string | null }[]) =>
        employees.find(({ id }) => id === 101)?.portrait,
    );
  };
  expect(await read()).toEqual([portrait, portrait, portrait]);
  await server.deps.db.updateTable('employees').set({ portrait: null }).where('id', '=', 101).execute();
  expect(await read()).toEqual([null, null, null]);
  const dropped = await server.deps.pool.query('select name from dropped_pictures');
  expect(dropped.rows).toEqual([{ name: 'portrait-101' }]);
});
