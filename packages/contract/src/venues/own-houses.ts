import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, idText, requiredText, requiredWords, saidWords, text } from '../fields.ts';
import { paths } from '../paths.ts';

/** Kinds of establishment, as the tabs of the home page name them. */
export const establishmentTypes = ['saloon', 'dental', 'clinic'] as const;

const phone = text(40).nullable();

const website = text(200)
  .regex(/^(https?:\/\/)?[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/i, 'invalid')
  .nullable();

/** What the owner says of a house. Texts are in one or more languages; the others are shown the first there is. */
const houseFields = {
  name: requiredWords(120),
  type: z.enum(establishmentTypes, 'invalid'),
  /** Code of a city, as listTemplates names them. */
  city: requiredText(60),
  district: requiredWords(120),
  /** Street and landmark. */
  address: requiredWords(300),
  postcode: text(12).nullable(),
  /** Any usual spelling; without a country it is Iraqi. */
  phone,
  email: email.nullable(),
  website,
  /** Degrees; both or neither, in Iraq. */
  latitude: z.number().min(28, 'invalid').max(38, 'invalid').nullable(),
  longitude: z.number().min(38, 'invalid').max(50, 'invalid').nullable(),
  is_women_only: z.boolean('invalid'),
};

/** A house as its owner edits it, and how far it has come. */
const ownHouse = z.object({
  id: z.number().int(),
  name: saidWords,
  type: z.enum(establishmentTypes),
  city: z.string(),
  district: saidWords,
  address: saidWords,
  postcode: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  is_women_only: z.boolean(),
  /** What there is of it. */
  progress: z.object({
    has_hours: z.boolean(),
    /** People who work there now. */
    employees: z.number().int(),
    listings: z.number().int(),
    /** Listings with at least one price. */
    priced: z.number().int(),
    /** Listings with at least one picture. */
    pictured: z.number().int(),
    published: z.number().int(),
  }),
});

/** What can be changed about somebody without asking what is booked. */
const personFields = {
  name: requiredWords(120),
  /** What they are, such as 'Colourist'. */
  job: requiredWords(120),
  phone,
  email: email.nullable(),
};

const newPersonFields = { ...personFields, gender: z.enum(['female', 'male'], 'invalid') };

/** Somebody of a house as its owner edits them. */
const ownEmployee = z.object({
  id: z.number().int(),
  name: saidWords,
  job: saidWords,
  gender: z.enum(['female', 'male']),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  is_active: z.boolean(),
  /** Bookings a day; null: as many as fit. */
  daily_cap: z.number().int().nullable(),
});

const params = z.object({ id: idText });
const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated'] as const;

/** How a vendor makes a house and keeps it, and its people. A house of somebody else is not_found. */
export const ownHouses = {
  createHouse: endpoint({
    path: paths.createHouse,
    access: 'member',
    summary: 'A vendor makes a house. Whoever is no vendor is refused with no_dashboard.',
    body: z.object({
      ...houseFields,
      /** Key of hours of listTemplates that it begins with; null: none yet. */
      hours: text(40).nullish(),
    }),
    output: z.object({ message: z.string(), data: ownHouse }),
    status: 201,
    problems: [...bodyProblems, 'no_dashboard'],
  }),
  findHouse: endpoint({
    path: paths.findHouse,
    access: 'member',
    summary: 'What the owner has said of a house, in every language, and how far it has come.',
    params,
    output: z.object({ data: ownHouse }),
    problems: ['unauthenticated', 'not_found'],
  }),
  changeHouse: endpoint({
    path: paths.changeHouse,
    access: 'member',
    summary: 'Changes what is said of a house; every listing of it shows it.',
    params,
    body: z.object(houseFields),
    output: z.object({ message: z.string(), data: ownHouse }),
    problems: [...bodyProblems, 'not_found'],
  }),
  listTeam: endpoint({
    path: paths.listTeam,
    access: 'member',
    summary: 'The people of a house, those who have left too.',
    params,
    output: z.object({ data: z.array(ownEmployee) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  addEmployee: endpoint({
    path: paths.addEmployee,
    access: 'member',
    summary: 'Somebody works at a house from now on.',
    params,
    body: z.object(newPersonFields),
    output: z.object({ message: z.string(), data: ownEmployee }),
    status: 201,
    problems: [...bodyProblems, 'not_found'],
  }),
  changeEmployee: endpoint({
    path: paths.changeEmployee,
    access: 'member',
    summary: 'Changes what is said of somebody; who leaves, and who is a woman, is told by changeEmployment.',
    params,
    body: z.object(personFields),
    output: z.object({ message: z.string(), data: ownEmployee }),
    problems: [...bodyProblems, 'not_found'],
  }),
};

/** A house as its owner edits it. */
export type OwnHouse = z.output<typeof ownHouse>;
/** What the owner says of a house. */
export type HouseFields = z.output<typeof ownHouses.changeHouse.body>;
/** Somebody of a house as its owner edits them. */
export type OwnEmployee = z.output<typeof ownEmployee>;
/** What the owner says of somebody. */
export type PersonFields = z.output<typeof ownHouses.addEmployee.body>;
