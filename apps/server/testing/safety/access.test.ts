import { contract } from '@tajmeelspot/contract/contract.ts';
import type { Verb } from '@tajmeelspot/contract/paths.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { addOperator } from '#app/identity/identity.ts';
import { useServer } from '#testing/harness.ts';
import { type RoleRequest, type ApiRole, roles, type AccessWorld } from './roles.ts';
import { makeRequest } from './make-request.ts';
import { noActor } from '../no-actor.ts';

/** How a call ends for a role: it succeeds, or fails with this status. */
type AccessOutcome = 'done' | 400 | 401 | 403 | 404 | 409 | 422;

const everyone = ['done', 'done', 'done', 'done', 'done', 'done'] as const;
const signedIn = [401, 'done', 'done', 'done', 'done', 'done'] as const;
const ownerAlone = [401, 'done', 404, 404, 404, 404] as const;
/** Everyone but the vendor, whose venue it is. */
const othersVenue = [401, 'done', 'done', 403, 'done', 'done'] as const;
/** Everyone but the customer, who wrote it. */
const othersReview = [401, 403, 'done', 'done', 'done', 'done'] as const;
/** The customer's booking at the vendor's venue: both find it. */
const bothSides = [401, 'done', 404, 'done', 404, 404] as const;
const venueAlone = [401, 404, 404, 'done', 404, 404] as const;
/** The vendor's venue and what belongs to it. */
const ownVenue = venueAlone;
/** The customer has proposed, and cannot answer for the venue. */
const venueAnswers = [401, 409, 404, 'done', 404, 404] as const;
const vendors = [401, 403, 403, 'done', 'done', 403] as const;
/** Only operators. */
const operators = [401, 403, 403, 403, 403, 'done'] as const;
/** Accounts of the site; an operator's app is enrolled by the command alone, and what it asks for is refused. */
const allButOperators = (operator: 403 | 422) => [401, 'done', 'done', 'done', 'done', operator] as const;
/** No role: the call needs the browser that began the login. */
const noOne = [400, 400, 400, 400, 400, 400] as const;

/** The outcome of each call in the order of `roles`; in the rows of an owner, the customer is the owner. */
const accessTable: Record<Verb, readonly AccessOutcome[]> = {
  signUp: everyone,
  logIn: everyone,
  finishLogIn: everyone,
  requestCode: everyone,
  logInWithCode: everyone,
  requestNumberChange: signedIn,
  changeNumber: signedIn,
  becomeVendor: signedIn,
  logOut: signedIn,
  findUser: signedIn,
  forgotPassword: everyone,
  resetPassword: everyone,
  changePassword: signedIn,
  confirmEmail: everyone,
  requestConfirmation: signedIn,
  findProfile: signedIn,
  findPreferences: signedIn,
  changePreferences: signedIn,
  updateProfile: signedIn,
  setPicture: signedIn,
  removePicture: signedIn,
  listContactLooks: signedIn,
  exportOwnData: signedIn,
  previewDeletion: signedIn,
  findSecondFactor: signedIn,
  setUpSecondFactor: allButOperators(403),
  switchOnSecondFactor: allButOperators(422),
  renewRecoveryCodes: allButOperators(422),
  switchOffSecondFactor: allButOperators(403),
  listSessions: signedIn,
  endSession: ownerAlone,
  endOtherSessions: signedIn,
  handOff: vendors,
  openDashboard: everyone,
  listProviders: everyone,
  finishProviderLogin: noOne,
  listEmployees: everyone,
  listMembers: ownVenue,
  inviteMember: ownVenue,
  withdrawInvitation: ownVenue,
  changeMember: ownVenue,
  removeMember: ownVenue,
  acceptInvitation: vendors,
  listCategories: everyone,
  findCategory: everyone,
  listCities: everyone,
  listTags: everyone,
  listServices: everyone,
  findService: everyone,
  shareService: everyone,
  findStanding: everyone,
  findVenuePage: everyone,
  listVenuePages: everyone,
  listSlots: everyone,
  listNextSlots: everyone,
  placeBooking: signedIn,
  holdSlot: everyone,
  releaseHold: everyone,
  listBookings: signedIn,
  listSelectionSlots: everyone,
  quoteBooking: everyone,
  listBookingDeliveries: bothSides,
  findChannels: signedIn,
  changeChannels: signedIn,
  findPushKey: everyone,
  addPushSubscription: signedIn,
  removePushSubscription: everyone,
  createTelegramLink: [401, 404, 404, 404, 404, 404],
  removeTelegramChat: signedIn,
  readBookingRequest: everyone,
  answerBookingRequest: everyone,
  findBooking: bothSides,
  lookAtContact: venueAlone,
  confirmBooking: venueAlone,
  declineBooking: venueAlone,
  cancelBooking: bothSides,
  assignResource: venueAlone,
  completeBooking: venueAlone,
  markNoShow: venueAlone,
  undoNoShow: venueAlone,
  correctBooking: venueAlone,
  findAttendance: signedIn,
  disputeNoShow: ownerAlone,
  rescheduleBooking: ownerAlone,
  moveBooking: venueAlone,
  proposeTime: bothSides,
  acceptProposal: venueAnswers,
  declineProposal: venueAnswers,
  confirmAttendance: everyone,
  findBill: venueAlone,
  findReceipt: venueAlone,
  takePayment: venueAlone,
  payDebt: venueAlone,
  refundPayment: venueAlone,
  reverseTransaction: ownVenue,
  listProducts: ownVenue,
  addProduct: ownVenue,
  changeProduct: ownVenue,
  listCoursePlans: ownVenue,
  addCoursePlan: ownVenue,
  changeCoursePlan: ownVenue,
  listClientCourses: ownVenue,
  sellCourse: ownVenue,
  findCourse: ownVenue,
  payCourse: ownVenue,
  refundCourse: ownVenue,
  listOwnCourses: signedIn,
  listCommissionRates: ownVenue,
  changeCommissionRates: ownVenue,
  listCommissions: ownVenue,
  findTillDay: ownVenue,
  setFloat: ownVenue,
  payOut: ownVenue,
  sealDay: ownVenue,
  listVenueTreatments: ownVenue,
  addWalkIn: ownVenue,
  previewDelay: ownVenue,
  delayBookings: ownVenue,
  undoDelay: ownVenue,
  previewRepeat: venueAlone,
  repeatBooking: venueAlone,
  cancelSeries: venueAlone,
  eraseWalkIn: ownVenue,
  checkIn: venueAlone,
  undoCheckIn: venueAlone,
  findCalendarEntry: bothSides,
  findCalendarFeed: everyone,
  createCalendarFeed: signedIn,
  removeCalendarFeed: signedIn,
  listTemplates: everyone,
  createVenue: vendors,
  findVenue: ownVenue,
  changeVenue: ownVenue,
  changeSlug: ownVenue,
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
  listVenues: signedIn,
  findSchedule: ownVenue,
  changeHours: ownVenue,
  changeAudience: ownVenue,
  changePolicy: ownVenue,
  addException: ownVenue,
  removeException: ownVenue,
  changeEmployment: ownVenue,
  changeServiceTeam: ownVenue,
  changeResources: ownVenue,
  changePublication: ownVenue,
  listConflicts: ownVenue,
  resolveConflicts: ownVenue,
  listAgenda: ownVenue,
  findMonth: ownVenue,
  listVenueBookings: ownVenue,
  exportVenueBookings: ownVenue,
  exportVenueBookingsSheet: ownVenue,
  listClients: ownVenue,
  findClient: ownVenue,
  writeClientNote: ownVenue,
  searchClients: ownVenue,
  addClient: ownVenue,
  changeClient: ownVenue,
  findClientAllergies: ownVenue,
  writeClientAllergies: ownVenue,
  findClientNote: ownVenue,
  mergeClients: ownVenue,
  undoClientMerge: ownVenue,
  eraseClient: ownVenue,
  previewClientImport: ownVenue,
  importClients: ownVenue,
  listClientImports: ownVenue,
  undoClientImport: ownVenue,
  exportClients: ownVenue,
  exportClientsSheet: ownVenue,
  findReport: ownVenue,
  exportReport: ownVenue,
  exportReportSheet: ownVenue,
  listRequests: ownVenue,
  watchVenue: ownVenue,
  joinWaitlist: signedIn,
  listWaitlistEntries: signedIn,
  leaveWaitlist: ownerAlone,
  acceptWaitlistOffer: ownerAlone,
  declineWaitlistOffer: ownerAlone,
  searchServices: everyone,
  searchVenues: everyone,
  listFacets: everyone,
  listMapVenues: everyone,
  findMapTiles: everyone,
  listSuggestions: everyone,
  listReviews: everyone,
  writeReview: [401, 'done', 'done', 403, 403, 'done'],
  deleteReview: ownerAlone,
  addReviewPicture: [401, 'done', 404, 404, 404, 404],
  removeReviewPicture: ownerAlone,
  reportReview: othersReview,
  listVenueReviews: ownVenue,
  replyToReview: ownVenue,
  deleteReply: ownVenue,
  listWishlist: signedIn,
  addToWishlist: signedIn,
  removeFromWishlist: signedIn,
  listSavedVenues: signedIn,
  saveVenue: signedIn,
  removeSavedVenue: signedIn,
  toggleFeature: othersVenue,
  listFavourites: signedIn,
  findAbout: everyone,
  findPage: everyone,
  listGuideTreatments: everyone,
  listGlossary: everyone,
  sendContactMessage: everyone,
  subscribe: everyone,
  confirmSubscription: everyone,
  endSubscription: everyone,
  endSubscriptionAtOnce: everyone,
  findStatus: everyone,
  listTrustLog: everyone,
  beginOperatorLogin: everyone,
  finishOperatorLogin: everyone,
  listVendors: operators,
  findVendor: operators,
  suspendVendor: operators,
  reinstateVendor: operators,
  setLicence: operators,
  removeLicence: operators,
  listOperatorServices: operators,
  suspendService: operators,
  reinstateService: operators,
  listOperatorBookings: operators,
  findOperatorBooking: operators,
  viewVenue: operators,
  listNoShowDisputes: operators,
  upholdNoShowDispute: operators,
  dismissNoShowDispute: operators,
  reopenNoShowDispute: operators,
  listReviewReports: operators,
  removeReview: operators,
  dismissReviewReport: operators,
  listVoiceSignals: operators,
  decideVoiceSignal: operators,
  listProcedures: operators,
  findProcedureEffects: operators,
  changeProcedure: operators,
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
  removeUserSecondFactor: operators,
  unblockUser: operators,
  releaseUserNumber: operators,
  exportUser: operators,
  eraseUser: operators,
  listApprovals: operators,
  removeShownPicture: operators,
  listWorkPictures: ownVenue,
  createWorkPicture: ownVenue,
  setWorkPictureFile: ownVenue,
  changeWorkPicture: ownVenue,
  orderWorkPictures: ownVenue,
  withdrawConsent: ownVenue,
  removeWorkPicture: ownVenue,
  findApproval: operators,
  findApprovalDocument: operators,
  decideApproval: operators,
  listVenueLicences: ownVenue,
  createLicenceApplication: ownVenue,
  setLicenceDocument: ownVenue,
  findLicenceDocument: ownVenue,
  withdrawLicenceApplication: ownVenue,
  listAnnouncements: operators,
  createAnnouncement: operators,
  findAnnouncement: operators,
  changeAnnouncement: operators,
  removeAnnouncement: operators,
  previewAnnouncement: operators,
  testAnnouncement: operators,
  startAnnouncement: operators,
  pauseAnnouncement: operators,
  resumeAnnouncement: operators,
  cancelAnnouncement: operators,
  findFigures: operators,
  exportFigures: operators,
  findHealth: operators,
  listUndelivered: operators,
  listUndeliveredMessages: operators,
  redeliver: operators,
  listAudit: operators,
  // The last one: it leaves nobody to ask.
  deleteAccount: [401, 'done', 'done', 409, 409, 409],
};

const server = useServer();
let world: AccessWorld;

beforeAll(async () => {
  const users = {
    customer: await server.signIn(),
    'other customer': await server.signIn(),
    vendor: await server.signIn('vendor'),
    'other vendor': await server.signIn('vendor'),
    operator: await server.signIn(),
  };
  await addOperator(server.deps, noActor, { email: users.operator.email, name: 'Operator' });
  const { db } = server.deps;
  await db.updateTable('venues').set({ owner_id: users.vendor.id }).where('id', '=', landmarks.noorSalon).execute();
  world = { server, users };
});

it('R6.05 the table has every call of the contract, and no other', () => {
  expect(Object.keys(accessTable).toSorted()).toEqual(Object.keys(contract).toSorted());
});

const verbs = Object.keys(accessTable) as Verb[];

describe.each(verbs)('R6.05 R1.05 %s', (verb) => {
  it.each(roles.map((role, index) => [role, accessTable[verb][index]] as const))(
    'called by a %s: %s',
    async (role, expected) => {
      const request = await makeRequest(world, verb, role);
      const answer = await send(verb, request);
      expect(answer.status < 400 ? 'done' : answer.status).toBe(expected);
      const text = await textOf(answer);
      expect(text).toContain(role === 'customer' ? (request.expected ?? '') : '');
      const hidden = role === 'customer' ? [] : (request.secrets ?? []);
      expect(hidden.filter((secret) => text.includes(secret))).toEqual([]);
    },
  );
});

function send(verb: Verb, { path, body, upload, token, headers: given }: RoleRequest): Promise<Response> {
  const [method = '', template = ''] = contract[verb].path.split(' ');
  const content = upload ?? (body === undefined ? undefined : JSON.stringify(body));
  const headers = {
    'content-type': 'application/json',
    ...given,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const request = { method, headers, ...(content === undefined ? {} : { body: content }) };
  return server.fetch(new Request(`http://test/api${path ?? template}`, request));
}

/** The text of an answer; of a stream its first part. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text();
  const reader = answer.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

it('every row has one outcome for each role', () => {
  for (const [verb, row] of Object.entries(accessTable)) expect([verb, row.length]).toEqual([verb, roles.length]);
  expect(new Set<ApiRole>(roles).size).toBe(6);
});
