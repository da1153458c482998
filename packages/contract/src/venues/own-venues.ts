import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { maxPictureBytes } from '../identity/profile.ts';
import { email, idText, phone, requiredText, requiredLocalizedText, storedLocalizedText, text } from '../fields.ts';
import { paths } from '../paths.ts';
import { serviceNeeds } from '../problems.ts';

/** Kinds of venue, as the tabs of the home page name them. */
export const venueTypes = ['saloon', 'dental', 'clinic'] as const;

const website = text(200)
  .regex(/^(https?:\/\/)?[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/i, 'invalid')
  .meta({ format: 'web-address' })
  .nullable();

/** What the owner says of a venue. Texts are in one or more languages; the others are shown the first there is. */
const venueFields = {
  name: requiredLocalizedText(120),
  type: z.enum(venueTypes, 'invalid'),
  /** Code of a city, as listTemplates names them. */
  city: requiredText(60),
  district: requiredLocalizedText(120),
  /** Street and landmark. */
  address: requiredLocalizedText(300),
  postcode: text(12).nullable(),
  phone: phone.nullable(),
  email: email.nullable(),
  website,
  /** Degrees; both or neither, in Iraq. */
  latitude: z.number().min(28, 'invalid').max(38, 'invalid').nullable(),
  longitude: z.number().min(38, 'invalid').max(50, 'invalid').nullable(),
};

const newVenueFields = { ...venueFields, is_women_only: z.boolean('invalid') };

/** Whether an operator has seen a venue, without which nothing of it is shown. */
const venueApproval = z.object({
  state: z.enum(['none', 'waiting', 'asked', 'approved', 'declined']),
  /** Why it waits: its first publication, or a new name like another venue's. */
  cause: z.enum(['first', 'renamed']).nullable(),
  /** Instant, ISO 8601. */
  requested_at: z.string().nullable(),
  /** What the operator has written. */
  reply: z.string().nullable(),
  missing: z.array(z.enum(serviceNeeds)),
  /** Whether its name is like that of another owner's venue, so that an operator will ask about it. */
  has_look_alike: z.boolean(),
  /** Whether an operator has still to see it before anything of it is shown; false where the installation asks for none. */
  is_needed: z.boolean(),
});

/** Whether an operator has seen a venue. */
export type VenueApproval = z.output<typeof venueApproval>;

/** A venue as its owner edits it, and how far it has come. */
const ownVenue = z.object({
  id: z.number().int(),
  /** The short address of its page: /v/{slug}. */
  slug: z.string(),
  name: storedLocalizedText,
  type: z.enum(venueTypes),
  city: z.string(),
  district: storedLocalizedText,
  address: storedLocalizedText,
  postcode: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  is_women_only: z.boolean(),
  approval: venueApproval,
  /** What there is of it. */
  progress: z.object({
    has_hours: z.boolean(),
    /** Employees who work there now. */
    employees: z.number().int(),
    services: z.number().int(),
    /** Services with at least one price. */
    priced: z.number().int(),
    /** Services with at least one picture. */
    pictured: z.number().int(),
    published: z.number().int(),
  }),
});

/** What can be changed about an employee regardless of bookings. */
const employeeFields = {
  name: requiredLocalizedText(120),
  /** What they are, such as 'Colourist'. */
  job: requiredLocalizedText(120),
  phone: phone.nullable(),
  email: email.nullable(),
};

const newEmployeeFields = { ...employeeFields, gender: z.enum(['female', 'male'], 'invalid') };

/** An employee as the venue edits it. */
const ownEmployee = z.object({
  id: z.number().int(),
  name: storedLocalizedText,
  job: storedLocalizedText,
  gender: z.enum(['female', 'male']),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Address of the square picture of 384 pixels that everybody sees. */
  portrait: z.string().nullable(),
  /** The last one that was sent, until it is taken away; null where none was. */
  sent_portrait: z
    .object({
      state: z.enum(['waiting', 'approved', 'declined']),
      /** Its address; null once it is declined. */
      url: z.string().nullable(),
      /** Who said that the employee agreed, and when; null for an account that is gone. Instant, ISO 8601. */
      stated_by: z.string().nullable(),
      stated_at: z.string(),
      /** What the operator has written. */
      reply: z.string().nullable(),
    })
    .nullable(),
  is_active: z.boolean(),
  /** Bookings a day; null: as many as fit. */
  daily_cap: z.number().int().nullable(),
});

const params = z.object({ id: idText });
const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated'] as const;

/** How a vendor creates and changes a venue and its team. Another's venue is not_found. */
export const ownVenues = {
  createVenue: endpoint({
    path: paths.createVenue,
    access: 'member',
    summary: 'A vendor creates a venue. Other roles are refused with no_dashboard.',
    body: z.object({
      ...newVenueFields,
      /** Key of hours of listTemplates that it begins with; null: none yet. */
      hours: text(40).nullish(),
    }),
    output: z.object({ message: z.string(), data: ownVenue }),
    status: 201,
    problems: [...bodyProblems, 'no_dashboard'],
  }),
  findVenue: endpoint({
    path: paths.findVenue,
    access: 'member',
    summary: 'What the owner has said of a venue, in every language, and how far it has come.',
    params,
    output: z.object({ data: ownVenue }),
    problems: ['unauthenticated', 'not_found'],
  }),
  changeVenue: endpoint({
    path: paths.changeVenue,
    access: 'member',
    summary: 'Changes what is said of a venue; every service of it shows it. Who comes is changed by changeAudience.',
    params,
    body: z.object(venueFields),
    output: z.object({ message: z.string(), data: ownVenue }),
    problems: [...bodyProblems, 'not_found'],
  }),
  changeSlug: endpoint({
    path: paths.changeSlug,
    access: 'member',
    summary:
      "Changes the short address of a venue's page. The former one leads to it from then on, and no other venue can take it.",
    params,
    body: z.object({
      /** Three to forty Latin letters, digits and hyphens; capitals count as small ones. */
      slug: requiredText(40),
    }),
    output: z.object({ message: z.string(), data: ownVenue }),
    problems: [...bodyProblems, 'not_found'],
  }),
  listVenueEmployees: endpoint({
    path: paths.listVenueEmployees,
    access: 'member',
    summary: 'The people of a venue, those who have left too; staff see themselves alone.',
    params,
    output: z.object({ data: z.array(ownEmployee) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  addEmployee: endpoint({
    path: paths.addEmployee,
    access: 'member',
    summary: 'Somebody works at a venue from now on.',
    params,
    body: z.object(newEmployeeFields),
    output: z.object({ message: z.string(), data: ownEmployee }),
    status: 201,
    problems: [...bodyProblems, 'not_found'],
  }),
  setPortrait: endpoint({
    path: paths.setPortrait,
    access: 'member',
    summary:
      'Takes the body (JPEG, PNG or WebP) as the portrait of somebody who agreed to be shown, cut square and made anew without metadata; everybody sees it once an operator has approved it. Staff send their own alone.',
    params,
    query: z.object({
      /** That the employee agreed to be shown: the caller says so under the own name. */
      agreed: z.literal('1', 'required'),
    }),
    upload: { maxBytes: maxPictureBytes },
    output: z.object({ message: z.string(), data: ownEmployee }),
    problems: [
      'invalid',
      'unauthenticated',
      'not_found',
      'employee_left',
      'too_large',
      'unreadable_picture',
      'damaged_picture',
      'too_many_pixels',
      'storage_unavailable',
    ],
  }),
  removePortrait: endpoint({
    path: paths.removePortrait,
    access: 'member',
    summary:
      'Takes the portrait of somebody away at once, the one that is shown and the one that waits; who agreed to it stays on record. Staff remove their own alone.',
    params,
    output: z.object({ message: z.string(), data: ownEmployee }),
    problems: ['unauthenticated', 'not_found'],
  }),
  changeEmployee: endpoint({
    path: paths.changeEmployee,
    access: 'member',
    summary: 'Changes what is said of somebody; who leaves, and who is a woman, is told by changeEmployment.',
    params,
    body: z.object(employeeFields),
    output: z.object({ message: z.string(), data: ownEmployee }),
    problems: [...bodyProblems, 'not_found'],
  }),
};

/** A venue as its owner edits it. */
export type OwnVenue = z.output<typeof ownVenue>;
/** What the owner says of a venue. */
export type VenueFields = z.output<typeof ownVenues.changeVenue.body>;
/** What the owner says of a new venue. */
export type NewVenueFields = Omit<z.output<typeof ownVenues.createVenue.body>, 'hours'>;
/** An employee as the venue edits it. */
export type OwnEmployee = z.output<typeof ownEmployee>;
/** The editable fields of an employee. */
export type EmployeeFields = z.output<typeof ownVenues.addEmployee.body>;
