import { landmarks } from '#db/world/landmarks.ts';
import { clientOf, fileOf, ofClient } from '../clients.ts';
import { bookingOf, secret } from './booking-requests.ts';
import { type AccessWorld, type ApiRole, type RequestMakers, sessionOf } from './roles.ts';

const venue = landmarks.noorSalon;
const file = () => fileOf('Name,Phone\nZahra,07701230001\n');

/** Requests about the clients of the vendor's venue, of whom the customer is one. */
export const clientRequests: RequestMakers = {
  async listClients(world, role) {
    await fileOfCustomer(world);
    return { path: `/venues/${venue}/clients`, secrets: secretsOf(role) };
  },
  searchClients: () => ({ path: `/venues/${venue}/client-search?text=za` }),
  addClient: () => ({ path: `/venues/${venue}/clients`, body: { name: 'Zahra' } }),
  async findClient(world, role) {
    return { path: await pathOf(world), secrets: secretsOf(role) };
  },
  changeClient: async (world) => ({ path: await pathOf(world), body: { tags: ['Bride'] } }),
  findClientAllergies: async (world) => ({ path: `${await pathOf(world)}/allergies` }),
  writeClientAllergies: async (world) => ({ path: `${await pathOf(world)}/allergies`, body: { text: 'Henna' } }),
  findClientNote: async (world) => ({ path: `${await pathOf(world)}/note` }),
  writeClientNote: async (world) => ({ path: `${await pathOf(world)}/note`, body: { text: 'Likes tea' } }),
  async mergeClients(world) {
    const other = await addClient(world);
    return { path: `${await pathOf(world)}/merges`, body: { other_id: other } };
  },
  async undoClientMerge(world) {
    const vendor = await vendorOf(world);
    const [kept, other_id] = [await addClient(world), await addClient(world)];
    const { data } = await vendor.mergeClients({ ...ofClient(venue, kept), body: { other_id } });
    return { path: `/venues/${venue}/client-merges/${data.open_merge?.id}` };
  },
  eraseClient: async (world) => ({ path: `/venues/${venue}/clients/${await addClient(world)}` }),
  previewClientImport: () => ({ path: `/venues/${venue}/client-import-previews`, upload: file() }),
  importClients: () => ({ path: `/venues/${venue}/client-imports`, upload: file() }),
  listClientImports: () => ({ path: `/venues/${venue}/client-imports` }),
  async undoClientImport(world) {
    const vendor = await vendorOf(world);
    const { data } = await vendor.importClients({ params: { id: String(venue) }, upload: file() });
    return { path: `/venues/${venue}/client-imports/${data.id}` };
  },
  exportClients: () => ({ path: `/venues/${venue}/clients.csv` }),
  exportClientsSheet: () => ({ path: `/venues/${venue}/clients.xlsx` }),
};

const secretsOf = (role: ApiRole) => (role === 'vendor' ? [] : [secret]);

const vendorOf = async (world: AccessWorld) => world.server.client({ token: await sessionOf(world, 'vendor') });

async function fileOfCustomer(world: AccessWorld): Promise<number> {
  await bookingOf(world);
  return clientOf(world.server, venue, world.users.customer.id);
}

const pathOf = async (world: AccessWorld) => `/venues/${venue}/clients/${await fileOfCustomer(world)}`;

async function addClient(world: AccessWorld): Promise<number> {
  const vendor = await vendorOf(world);
  return (await vendor.addClient({ params: { id: String(venue) }, body: { name: 'Zahra' } })).data.id;
}
