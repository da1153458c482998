import type { operatorConsole } from '@tajmeelspot/contract/console/console.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { say, type ServerKey } from '@tajmeelspot/language/server-words.ts';
import type { Routes } from '#app/http/endpoint.ts';
import { problem } from '#app/http/problem.ts';
import * as verbs from './console.ts';

type Calls = Routes<typeof operatorConsole>;

const vendors: Pick<
  Calls,
  | 'listVendors'
  | 'findVendor'
  | 'suspendVendor'
  | 'reinstateVendor'
  | 'setLicence'
  | 'removeLicence'
  | 'listListings'
  | 'suspendListing'
  | 'reinstateListing'
> = {
  listVendors: async ({ deps, actor, query }) => inWire(await verbs.listVendors(deps, actor, query)),
  findVendor: async ({ deps, actor, params }) => ({ data: datesOf(await verbs.findVendor(deps, actor, params.id)) }),
  suspendVendor: async ({ deps, actor, params, body }) => {
    await verbs.suspendVendor(deps, actor, params.id, body.reason);
    return told(actor, 'vendor_suspended');
  },
  reinstateVendor: async ({ deps, actor, params }) => {
    await verbs.reinstateVendor(deps, actor, params.id);
    return told(actor, 'vendor_reinstated');
  },
  setLicence: async ({ deps, actor, params, body }) => {
    await verbs.setLicence(deps, actor, params.id, body);
    return told(actor, 'console_saved');
  },
  removeLicence: async ({ deps, actor, params }) => {
    await verbs.removeLicence(deps, actor, params.id, params.class);
    return told(actor, 'console_removed');
  },
  listListings: ({ deps, actor, query }) => verbs.listListings(deps, actor, query),
  suspendListing: async ({ deps, actor, params, body }) => {
    await verbs.suspendListing(deps, actor, params.id, body.reason);
    return told(actor, 'listing_suspended');
  },
  reinstateListing: async ({ deps, actor, params }) => {
    await verbs.reinstateListing(deps, actor, params.id);
    return told(actor, 'listing_reinstated');
  },
};

const terms: Pick<Calls, 'listTerms' | 'addTerm' | 'changeTerm' | 'removeTerm'> = {
  listTerms: ({ deps, actor, params, query }) => verbs.listTerms(deps, actor, params.kind, query),
  addTerm: async ({ deps, actor, body }) => {
    await verbs.addTerm(deps, actor, body);
    return told(actor, 'console_saved');
  },
  changeTerm: async ({ deps, actor, params, body }) => {
    if (body.kind !== params.kind) throw problem('not_found');
    await verbs.changeTerm(deps, actor, params.id, body);
    return told(actor, 'console_saved');
  },
  removeTerm: async ({ deps, actor, params }) => {
    await verbs.removeTerm(deps, actor, params.kind, params.id);
    return told(actor, 'console_removed');
  },
};

const texts: Pick<
  Calls,
  'listTexts' | 'findText' | 'saveText' | 'resetText' | 'previewText' | 'findAboutTexts' | 'saveAboutTexts'
> = {
  listTexts: async ({ deps, actor }) => ({ data: await verbs.listTexts(deps, actor) }),
  findText: async ({ deps, actor, params, query }) => ({
    data: await verbs.findText(deps, actor, { ...params, ...query }),
  }),
  saveText: async ({ deps, actor, params, body: { language, markdown } }) => {
    await verbs.saveText(deps, actor, { ...params, language }, markdown);
    return told(actor, 'console_saved');
  },
  resetText: async ({ deps, actor, params }) => {
    await verbs.resetText(deps, actor, params);
    return told(actor, 'console_removed');
  },
  previewText: ({ body }) => Promise.resolve({ data: verbs.previewText(body.markdown) }),
  findAboutTexts: async ({ deps, actor, query }) => ({ data: await verbs.findAboutTexts(deps, actor, query.language) }),
  saveAboutTexts: async ({ deps, actor, body }) => {
    await verbs.saveAboutTexts(deps, actor, body);
    return told(actor, 'console_saved');
  },
};

export const consoleRoutes: Calls = {
  ...vendors,
  ...terms,
  ...texts,
  beginConsoleLogin: ({ deps, actor, body }) => verbs.beginConsoleLogin(deps, actor, body),
  finishConsoleLogin: ({ deps, actor, body }) => verbs.finishConsoleLogin(deps, actor, body),
  listReports: async ({ deps, actor, query }) => inWire(await verbs.listReports(deps, actor, query)),
  removeReview: async ({ deps, actor, params, body }) => {
    await verbs.removeReview(deps, actor, params.id, body.reason);
    return told(actor, 'review_removed');
  },
  dismissReport: async ({ deps, actor, params }) => {
    await verbs.dismissReport(deps, actor, params.id);
    return told(actor, 'report_dismissed');
  },
  listMessages: async ({ deps, actor, query }) => inWire(await verbs.listMessages(deps, actor, query)),
  markMessage: async ({ deps, actor, params, body }) => {
    await verbs.markMessage(deps, actor, params.id, body.is_answered);
    return told(actor, 'console_saved');
  },
  listSubscribers: async ({ deps, actor, query }) => inWire(await verbs.listSubscribers(deps, actor, query)),
  exportSubscribers: ({ deps, actor }) => verbs.exportSubscribers(deps, actor),
  listPeople: async ({ deps, actor, query }) => inWire(await verbs.listPeople(deps, actor, query)),
  endPersonSessions: async ({ deps, actor, params }) => {
    await verbs.endPersonSessions(deps, actor, params.id);
    return told(actor, 'person_logged_out');
  },
  blockPerson: async ({ deps, actor, params, body }) => {
    await verbs.blockPerson(deps, actor, params.id, body.reason);
    return told(actor, 'person_blocked');
  },
  unblockPerson: async ({ deps, actor, params }) => {
    await verbs.unblockPerson(deps, actor, params.id);
    return told(actor, 'person_unblocked');
  },
  exportPerson: ({ deps, actor, params }) => verbs.exportPerson(deps, actor, params.id),
  erasePerson: async ({ deps, actor, params, body }) => {
    await verbs.erasePerson(deps, actor, params.id, body.reason);
    return told(actor, 'person_erased');
  },
  findHealth: async ({ deps, actor }) => ({ data: await verbs.findHealth(deps, actor) }),
  listUndelivered: async ({ deps, actor }) => ({ data: await verbs.listUndelivered(deps, actor) }),
  deliverAgain: async ({ deps, actor }) => {
    const count = await verbs.deliverAgain(deps, actor);
    return { message: say(actor.language, 'answers.delivered_again', { count }), count };
  },
  listAudit: async ({ deps, actor, query }) => inWire(await verbs.listAudit(deps, actor, query)),
};

type Answered = ServerKey extends infer K ? (K extends `answers.${infer Name}` ? Name : never) : never;

const told = ({ language }: { language: Language }, name: Answered) => ({ message: say(language, `answers.${name}`) });

type Wire<Row> = {
  [K in keyof Row]: Row[K] extends Date ? string : Row[K] extends Date | null ? string | null : Row[K];
};

/** Instants as ISO 8601. */
const datesOf = <Row extends object>(row: Row): Wire<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : (value as unknown),
    ]),
  ) as Wire<Row>;

const inWire = <Row extends object>({ data, next }: { data: Row[]; next: string | null }) => ({
  data: data.map((row) => datesOf(row)),
  next,
});
