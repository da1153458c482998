import { contract } from '@tajmeelspot/contract/contract.ts';
import type { Verb } from '@tajmeelspot/contract/paths.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { addOperator } from '#app/identity/identity.ts';
import { useServer } from '#testing/harness.ts';
import { type Asked, type Role, roles, type World } from './people.ts';
import { requestsOf } from './requests.ts';

/** What becomes of a call: it is done, or the status that refuses it for the sake of who asks. */
type Outcome = 'done' | 400 | 401 | 403 | 404 | 409;

const anybody = ['done', 'done', 'done', 'done', 'done', 'done'] as const;
const members = [401, 'done', 'done', 'done', 'done', 'done'] as const;
const owner = [401, 'done', 404, 404, 404, 404] as const;
/** The house is the vendor's. */
const othersHouse = [401, 'done', 'done', 403, 'done', 'done'] as const;
/** The customer wrote it. */
const othersReview = [401, 403, 'done', 'done', 'done', 'done'] as const;
/** The customer's booking at the vendor's house: both see it. */
const bothSides = [401, 'done', 404, 'done', 404, 404] as const;
const houseAlone = [401, 404, 404, 'done', 404, 404] as const;
/** The vendor's house and what belongs to it. */
const ownHouse = houseAlone;
/** The customer proposed, and may not answer for the house. */
const houseAnswers = [401, 409, 404, 'done', 404, 404] as const;
const vendors = [401, 403, 403, 'done', 'done', 403] as const;
/** In the console alone. */
const operators = [401, 403, 403, 403, 403, 'done'] as const;
/** Needs the browser that began the login. */
const nobody = [400, 400, 400, 400, 400, 400] as const;

/** Who may do what, in the order of `roles`. What the owner's row belongs to is the customer's. */
const law: Record<Verb, readonly Outcome[]> = {
  signUp: anybody,
  logIn: anybody,
  logOut: members,
  findUser: members,
  forgotPassword: anybody,
  resetPassword: anybody,
  changePassword: members,
  findProfile: members,
  updateProfile: members,
  setPicture: members,
  removePicture: members,
  listSessions: members,
  endSession: owner,
  endOtherSessions: members,
  handOff: vendors,
  openDashboard: anybody,
  listProviders: anybody,
  finishProviderLogin: nobody,
  listEmployees: anybody,
  listMembers: ownHouse,
  inviteMember: ownHouse,
  withdrawInvitation: ownHouse,
  changeMember: ownHouse,
  removeMember: ownHouse,
  acceptInvitation: vendors,
  listCategories: anybody,
  listCities: anybody,
  listTags: anybody,
  listServices: anybody,
  findService: anybody,
  shareService: anybody,
  listFreeTimes: anybody,
  listNextTimes: anybody,
  placeBooking: members,
  listBookings: members,
  listBasketTimes: anybody,
  quoteBooking: anybody,
  findBooking: bothSides,
  confirmBooking: houseAlone,
  declineBooking: houseAlone,
  cancelBooking: bothSides,
  completeBooking: houseAlone,
  markNoShow: houseAlone,
  rescheduleBooking: owner,
  moveBooking: houseAlone,
  proposeTime: bothSides,
  acceptProposal: houseAnswers,
  refuseProposal: houseAnswers,
  confirmComing: anybody,
  listHouseOffers: ownHouse,
  addWalkIn: ownHouse,
  checkIn: houseAlone,
  undoCheckIn: houseAlone,
  findCalendarEntry: bothSides,
  findCalendarFeed: anybody,
  makeCalendarFeed: members,
  endCalendarFeed: members,
  listTemplates: anybody,
  createHouse: vendors,
  findHouse: ownHouse,
  changeHouse: ownHouse,
  findMessages: ownHouse,
  changeMessages: ownHouse,
  listTeam: ownHouse,
  addEmployee: ownHouse,
  changeEmployee: ownHouse,
  listOwnListings: ownHouse,
  createListing: ownHouse,
  findOwnListing: ownHouse,
  changeListing: ownHouse,
  changePrices: ownHouse,
  addListingPicture: ownHouse,
  changeListingPictures: ownHouse,
  listHouses: members,
  findSchedule: ownHouse,
  changeHours: ownHouse,
  changePolicy: ownHouse,
  addException: ownHouse,
  removeException: ownHouse,
  changeEmployment: ownHouse,
  changeServiceTeam: ownHouse,
  changeOffer: ownHouse,
  listConflicts: ownHouse,
  resolveConflicts: ownHouse,
  listAgenda: ownHouse,
  listHouseBookings: ownHouse,
  exportHouseBookings: ownHouse,
  exportHouseBookingsSheet: ownHouse,
  listCustomers: ownHouse,
  findCustomer: ownHouse,
  writeNote: ownHouse,
  findReport: ownHouse,
  exportReport: ownHouse,
  exportReportSheet: ownHouse,
  listRequests: ownHouse,
  watchHouse: ownHouse,
  joinWaitlist: members,
  listWaits: members,
  leaveWaitlist: owner,
  acceptOffer: owner,
  refuseOffer: owner,
  searchServices: anybody,
  listFacets: anybody,
  listSuggestions: anybody,
  listReviews: anybody,
  writeReview: othersHouse,
  deleteReview: owner,
  reportReview: othersReview,
  listHouseReviews: ownHouse,
  replyToReview: ownHouse,
  deleteReply: ownHouse,
  listWishlist: members,
  addToWishlist: members,
  removeFromWishlist: members,
  toggleFeature: othersHouse,
  listMarks: members,
  findAbout: anybody,
  findPage: anybody,
  listTreatments: anybody,
  listGlossary: anybody,
  sendMessage: anybody,
  subscribe: anybody,
  confirmSubscription: anybody,
  endSubscription: anybody,
  findStatus: anybody,
  beginConsoleLogin: anybody,
  finishConsoleLogin: anybody,
  listVendors: operators,
  findVendor: operators,
  suspendVendor: operators,
  reinstateVendor: operators,
  setLicence: operators,
  removeLicence: operators,
  listListings: operators,
  suspendListing: operators,
  reinstateListing: operators,
  listReports: operators,
  removeReview: operators,
  dismissReport: operators,
  listTerms: operators,
  addTerm: operators,
  changeTerm: operators,
  removeTerm: operators,
  listTexts: operators,
  findText: operators,
  saveText: operators,
  resetText: operators,
  previewText: operators,
  findAboutTexts: operators,
  saveAboutTexts: operators,
  listMessages: operators,
  markMessage: operators,
  listSubscribers: operators,
  exportSubscribers: operators,
  listPeople: operators,
  endPersonSessions: operators,
  blockPerson: operators,
  unblockPerson: operators,
  exportPerson: operators,
  erasePerson: operators,
  findHealth: operators,
  listUndelivered: operators,
  deliverAgain: operators,
  listAudit: operators,
};

const server = useServer();
let world: World;

beforeAll(async () => {
  const people = {
    customer: await server.signIn(),
    'other customer': await server.signIn(),
    vendor: await server.signIn('vendor'),
    'other vendor': await server.signIn('vendor'),
    operator: await server.signIn(),
  };
  const actor = { member: undefined, language: 'en', address: '', userAgent: '', requestId: '' } as const;
  await addOperator(server.deps, actor, { email: people.operator.email, name: 'Operator' });
  const { db } = server.deps;
  await db
    .updateTable('establishments')
    .set({ owner_id: people.vendor.id })
    .where('id', '=', landmarks.noorSalon)
    .execute();
  world = { server, people };
});

it('R6.05 the table names every call of the contract, and nothing else', () => {
  expect(Object.keys(law).toSorted()).toEqual(Object.keys(contract).toSorted());
});

const verbs = Object.keys(law) as Verb[];

describe.each(verbs)('R6.05 R1.05 %s', (verb) => {
  it.each(roles.map((role, index) => [role, law[verb][index]] as const))(
    'called by a %s: %s',
    async (role, expected) => {
      const asked = await requestsOf(world, verb, role);
      const answer = await send(verb, asked);
      expect(answer.status < 400 ? 'done' : answer.status).toBe(expected);
      const text = await textOf(answer);
      expect(text).toContain(role === 'customer' ? (asked.shown ?? '') : '');
      const hidden = role === 'customer' ? [] : (asked.secrets ?? []);
      expect(hidden.filter((secret) => text.includes(secret))).toEqual([]);
    },
  );
});

function send(verb: Verb, { path, body, upload, token }: Asked): Promise<Response> {
  const [method = '', template = ''] = contract[verb].path.split(' ');
  const content = upload ?? (body === undefined ? undefined : JSON.stringify(body));
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const request = { method, headers, ...(content === undefined ? {} : { body: content }) };
  return server.fetch(new Request(`http://test/api${path ?? template}`, request));
}

/** What an answer says; of one that goes on its first part. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text();
  const reader = answer.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

/** The roles that stand for each other must not drift apart. */
it('every row has one outcome a role', () => {
  for (const [verb, row] of Object.entries(law)) expect([verb, row.length]).toEqual([verb, roles.length]);
  expect(new Set<Role>(roles).size).toBe(6);
});
