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
/** The venue is the vendor's. */
const othersVenue = [401, 'done', 'done', 403, 'done', 'done'] as const;
/** The customer wrote it. */
const othersReview = [401, 403, 'done', 'done', 'done', 'done'] as const;
/** The customer's booking at the vendor's venue: both see it. */
const bothSides = [401, 'done', 404, 'done', 404, 404] as const;
const venueAlone = [401, 404, 404, 'done', 404, 404] as const;
/** The vendor's venue and what belongs to it. */
const ownVenue = venueAlone;
/** The customer proposed, and may not answer for the venue. */
const venueAnswers = [401, 409, 404, 'done', 404, 404] as const;
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
  listMembers: ownVenue,
  inviteMember: ownVenue,
  withdrawInvitation: ownVenue,
  changeMember: ownVenue,
  removeMember: ownVenue,
  acceptInvitation: vendors,
  listCategories: anybody,
  listCities: anybody,
  listTags: anybody,
  listServices: anybody,
  findService: anybody,
  shareService: anybody,
  listSlots: anybody,
  listNextSlots: anybody,
  placeBooking: members,
  listBookings: members,
  listSelectionSlots: anybody,
  quoteBooking: anybody,
  findBooking: bothSides,
  confirmBooking: venueAlone,
  declineBooking: venueAlone,
  cancelBooking: bothSides,
  completeBooking: venueAlone,
  markNoShow: venueAlone,
  rescheduleBooking: owner,
  moveBooking: venueAlone,
  proposeTime: bothSides,
  acceptProposal: venueAnswers,
  declineProposal: venueAnswers,
  confirmAttendance: anybody,
  listVenueTreatments: ownVenue,
  addWalkIn: ownVenue,
  checkIn: venueAlone,
  undoCheckIn: venueAlone,
  findCalendarEntry: bothSides,
  findCalendarFeed: anybody,
  createCalendarFeed: members,
  removeCalendarFeed: members,
  listTemplates: anybody,
  createVenue: vendors,
  findVenue: ownVenue,
  changeVenue: ownVenue,
  findMessageSettings: ownVenue,
  changeMessageSettings: ownVenue,
  listVenueEmployees: ownVenue,
  addEmployee: ownVenue,
  changeEmployee: ownVenue,
  listOwnServices: ownVenue,
  createService: ownVenue,
  findOwnService: ownVenue,
  changeService: ownVenue,
  changeTreatments: ownVenue,
  addServicePicture: ownVenue,
  changeServicePictures: ownVenue,
  listVenues: members,
  findSchedule: ownVenue,
  changeHours: ownVenue,
  changePolicy: ownVenue,
  addException: ownVenue,
  removeException: ownVenue,
  changeEmployment: ownVenue,
  changeServiceTeam: ownVenue,
  changePublication: ownVenue,
  listConflicts: ownVenue,
  resolveConflicts: ownVenue,
  listAgenda: ownVenue,
  listVenueBookings: ownVenue,
  exportVenueBookings: ownVenue,
  exportVenueBookingsSheet: ownVenue,
  listClients: ownVenue,
  findClient: ownVenue,
  writeClientNote: ownVenue,
  findReport: ownVenue,
  exportReport: ownVenue,
  exportReportSheet: ownVenue,
  listRequests: ownVenue,
  watchVenue: ownVenue,
  joinWaitlist: members,
  listWaitlistEntries: members,
  leaveWaitlist: owner,
  acceptWaitlistOffer: owner,
  declineWaitlistOffer: owner,
  searchServices: anybody,
  listFacets: anybody,
  listSuggestions: anybody,
  listReviews: anybody,
  writeReview: othersVenue,
  deleteReview: owner,
  reportReview: othersReview,
  listVenueReviews: ownVenue,
  replyToReview: ownVenue,
  deleteReply: ownVenue,
  listWishlist: members,
  addToWishlist: members,
  removeFromWishlist: members,
  toggleFeature: othersVenue,
  listFavourites: members,
  findAbout: anybody,
  findPage: anybody,
  listGuideTreatments: anybody,
  listGlossary: anybody,
  sendContactMessage: anybody,
  subscribe: anybody,
  confirmSubscription: anybody,
  endSubscription: anybody,
  findStatus: anybody,
  beginOperatorLogin: anybody,
  finishOperatorLogin: anybody,
  listVendors: operators,
  findVendor: operators,
  suspendVendor: operators,
  reinstateVendor: operators,
  setLicence: operators,
  removeLicence: operators,
  listOperatorServices: operators,
  suspendService: operators,
  reinstateService: operators,
  listReviewReports: operators,
  removeReview: operators,
  dismissReviewReport: operators,
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
  listContactMessages: operators,
  markContactMessage: operators,
  listSubscribers: operators,
  exportSubscribers: operators,
  listUsers: operators,
  endUserSessions: operators,
  blockUser: operators,
  unblockUser: operators,
  exportUser: operators,
  eraseUser: operators,
  findHealth: operators,
  listUndelivered: operators,
  redeliver: operators,
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
  await db.updateTable('venues').set({ owner_id: people.vendor.id }).where('id', '=', landmarks.noorSalon).execute();
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
