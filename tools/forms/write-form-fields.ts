import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { type Contract, contract } from '../../packages/contract/src/contract.ts';
import type { Endpoint } from '../../packages/contract/src/endpoint.ts';
import { listFiles, readText } from '../kit/files.ts';
import { declareFields, type FieldGroup } from './declare-fields.ts';

/** The calls that forms send, by the file that declares their fields; names follow where a form asks only for some. */
const forms: Readonly<Record<string, readonly FormCall[]>> = {
  identity: [
    ['signUp'],
    ['logIn'],
    ['finishLogIn', 'code'],
    ['requestCode', 'phone'],
    ['switchOnSecondFactor'],
    ['switchOffSecondFactor'],
    ['resetPassword'],
    ['changePassword'],
    ['updateProfile'],
  ],
  content: [['sendContactMessage']],
  newsletter: [['subscribe']],
  search: [['searchServices', 'treatment', 'price_min', 'price_max']],
  privacy: [['deleteAccount']],
  reviews: [['writeReview'], ['reportReview'], ['replyToReview']],
  'venue-page': [['reportPicture']],
  booking: [
    ['placeBooking', 'customer_name', 'notes', 'home_address', 'coupon_code'],
    ['joinWaitlist', 'customer_name', 'from', 'to'],
    ['cancelBooking'],
    ['moveBooking'],
    ['addWalkIn'],
  ],
  venues: [
    ['createVenue'],
    ['changeSlug'],
    ['addEmployee'],
    ['changeMessageSettings'],
    ['inviteMember'],
    ['acceptInvitation'],
    ['createLicenceApplication'],
    ['createWorkPicture'],
  ],
  services: [['changeService'], ['changeTreatments'], ['changeServicePictures']],
  scheduling: [
    ['changePolicy'],
    ['addException', 'kind', 'employee_id', 'starts_on', 'ends_on', 'from', 'to', 'note'],
    ['resolveConflicts'],
    ['changeResources', 'kinds'],
  ],
  records: [
    ['listVenueBookings', 'status', 'from', 'to', 'text'],
    ['findReport', 'from', 'to'],
  ],
  clients: [
    ['listClients', 'text'],
    ['addClient', 'name', 'phone'],
    ['changeClient', 'name', 'phone'],
    ['writeClientNote'],
    ['writeClientAllergies'],
  ],
  till: [['addProduct'], ['addCoursePlan'], ['sealDay', 'note'], ['payOut', 'note']],
  operator: [
    ['beginOperatorLogin', 'email', 'password'],
    ['finishOperatorLogin', 'code'],
    ['addTerm'],
    ['changeProcedure', 'name', 'licence_class', 'duration', 'from_iqd', 'to_iqd'],
    ['setLicence'],
    ['decideApproval', 'reply'],
    ['saveText', 'markdown'],
    ['saveAboutTexts'],
    ['listVendors', 'search'],
    ['findFigures', 'from', 'to'],
    ['createAnnouncement', 'purpose', 'recipients', 'city_id', 'category_id', 'title', 'short_text', 'email_text'],
  ],
};

type FormCall = readonly [call: keyof Contract, ...names: string[]];

/** Writes packages/contract/src/forms/; with `isCheck` it only names the files that are not up to date. */
export function writeFormFields(root: string, isCheck: boolean): string[] {
  const files = listFiles(root);
  return Object.entries(forms).flatMap(([slice, calls]) => {
    const path = `packages/contract/src/forms/${slice}-fields.ts`;
    const source = format(root, path, [head, ...calls.map(declare)].join('\n\n'));
    if (files.includes(path) && readText(root, path) === source) return [];
    if (!isCheck) writeFileSync(join(root, path), source);
    return [path];
  });
}

const head = '// Written by npm run generate from the schemas of these calls.';

function declare([call, ...names]: FormCall): string {
  const entries = Object.entries(fieldsOf(call)).filter(([name]) => names.length === 0 || names.includes(name));
  return `/** What a form for ${call} asks. */\nexport const ${call}Fields = ${write(Object.fromEntries(entries))} as const;`;
}

/** What a call is sent with: its body, or what a search asks for. */
function fieldsOf(call: keyof Contract): FieldGroup {
  const { body, query }: Endpoint = contract[call];
  const schema = body ?? query;
  if (!schema) throw new Error(`${call} is sent with nothing.`);
  return declareFields(schema);
}

/** Fields on a line each, groups indented. */
function write(group: FieldGroup): string {
  const lines = Object.entries(group).map(([name, entry]) => {
    const isGroup = Object.values(entry).some((value) => typeof value === 'object' && !Array.isArray(value));
    return `${name}: ${isGroup ? write(entry as FieldGroup) : JSON.stringify(entry)},`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

function format(root: string, path: string, source: string): string {
  const command = join(root, 'node_modules/.bin/oxfmt');
  return execFileSync(command, [`--stdin-filepath=${path}`], { cwd: root, input: source, encoding: 'utf8' });
}
