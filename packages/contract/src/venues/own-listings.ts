import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, id, idText, picture, requiredText, requiredWords, saidWords, text, words } from '../fields.ts';
import { mostPictureBytes } from '../identity/profile.ts';
import { paths } from '../paths.ts';
import { listingNeeds } from '../problems.ts';

/** Pictures that a listing can have. */
export const mostPictures = 12;

const whole = (least: number, most: number) => z.number().int('invalid').min(least, 'invalid').max(most, 'invalid');

/** What a listing offers for a while. With code and percent customers can use it when they book. */
const coupon = z.object({
  code: requiredText(20).regex(/^[\w-]{3,20}$/, 'invalid'),
  percent: whole(1, 90),
  /** Its last day; null: until it is taken back. */
  expires_on: date.nullable(),
  /** What is offered and how, for people; may be empty. */
  offer: words(200),
  instructions: words(500),
});

const listingFields = {
  category_id: id,
  title: requiredWords(120),
  /** One sentence, for cards. */
  description: words(300),
  full_description: words(4000),
  tag_ids: z.array(id).max(12, 'too_many'),
  coupon: coupon.nullable(),
};

/** A line of a price list. One with an id is changed, one without is new. */
const price = z
  .object({
    id: id.optional(),
    title: requiredWords(120),
    /** Minutes. */
    duration: whole(5, 1440),
    /** Minutes after it in which its person is not free. */
    buffer: whole(0, 240),
    /** The same before it. */
    buffer_before: whole(0, 240),
    /** Minutes after its start from which something works by itself, and how long: its person is free for somebody else. */
    processing_from: whole(1, 1440).nullable(),
    processing_minutes: whole(1, 1440).nullable(),
    /** Whole dinars in steps of 250. */
    price: z.number().int('invalid').min(250, 'invalid').max(100_000_000, 'invalid').multipleOf(250, 'price_step'),
    /** Percent. */
    discount: whole(0, 100),
  })
  .refine((line) => line.processing_from !== null || line.processing_minutes === null, {
    path: ['processing_from'],
    error: 'required',
  })
  .refine((line) => line.processing_minutes !== null || line.processing_from === null, {
    path: ['processing_minutes'],
    error: 'required',
  })
  .refine((line) => (line.processing_from ?? 0) + (line.processing_minutes ?? 0) < line.duration, {
    path: ['processing_minutes'],
    error: 'ends_too_late',
  });

const prices = z.array(price).max(60, 'too_many');

const shownPicture = picture.extend({
  /** The name that it is kept under. */
  name: z.string(),
  /** What can be seen on it; empty where nobody has said it. */
  alt: saidWords,
});

/** A listing as its owner edits it. */
const ownListing = z.object({
  id: z.number().int(),
  house_id: z.number().int(),
  status: z.enum(['draft', 'published', 'suspended']),
  /** What it still needs to be published. */
  missing: z.array(z.enum(listingNeeds)),
  category_id: z.number().int(),
  title: saidWords,
  description: saidWords,
  full_description: saidWords,
  tag_ids: z.array(z.number().int()),
  coupon: z
    .object({
      code: z.string().nullable(),
      percent: z.number().int().nullable(),
      expires_on: z.string().nullable(),
      offer: saidWords,
      instructions: saidWords,
    })
    .nullable(),
  /** Who gives it. */
  employee_ids: z.array(z.number().int()),
  prices: z.array(
    z.object({
      id: z.number().int(),
      title: saidWords,
      duration: z.number().int(),
      buffer: z.number().int(),
      buffer_before: z.number().int(),
      processing_from: z.number().int().nullable(),
      processing_minutes: z.number().int().nullable(),
      price: z.number().int(),
      discount: z.number().int(),
      final_price: z.number().int(),
    }),
  ),
  /** The main one first. */
  pictures: z.array(shownPicture),
});

const params = z.object({ id: idText });
const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated'] as const;
const told = z.object({ message: z.string(), data: ownListing });

/** How the owner of a house makes listings and keeps them. One of somebody else is not_found. */
export const ownListings = {
  listOwnListings: endpoint({
    path: paths.listOwnListings,
    access: 'member',
    summary: 'The listings of a house, drafts too, the newest first.',
    params,
    output: z.object({ data: z.array(ownListing) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  createListing: endpoint({
    path: paths.createListing,
    access: 'member',
    summary: 'Makes a listing that nobody else sees yet, with its price list and who gives it.',
    params,
    body: z.object({ ...listingFields, prices, employee_ids: z.array(id).max(100, 'too_many') }),
    output: told,
    status: 201,
    problems: [...bodyProblems, 'not_found'],
  }),
  findOwnListing: endpoint({
    path: paths.findOwnListing,
    access: 'member',
    summary: 'A listing of an own house in every language, a draft too.',
    params,
    output: z.object({ data: ownListing }),
    problems: ['unauthenticated', 'not_found'],
  }),
  changeListing: endpoint({
    path: paths.changeListing,
    access: 'member',
    summary: 'Changes texts, category, tags and coupon of a listing.',
    params,
    body: z.object(listingFields),
    output: told,
    problems: [...bodyProblems, 'not_found'],
  }),
  changePrices: endpoint({
    path: paths.changePrices,
    access: 'member',
    summary: 'Sets the whole price list of a listing in its order; what is booked stays as it was booked.',
    params,
    body: z.object({ prices }),
    output: told,
    problems: [...bodyProblems, 'not_found', 'listing_incomplete'],
  }),
  addListingPicture: endpoint({
    path: paths.addListingPicture,
    access: 'member',
    summary: 'Takes the body (JPEG, PNG or WebP) as the last picture of a listing; it is made anew without metadata.',
    params,
    upload: { mostBytes: mostPictureBytes },
    output: told,
    status: 201,
    problems: [
      'unauthenticated',
      'not_found',
      'too_many_pictures',
      'too_large',
      'unreadable_picture',
      'damaged_picture',
      'too_many_pixels',
      'storage_unavailable',
    ],
  }),
  changeListingPictures: endpoint({
    path: paths.changeListingPictures,
    access: 'member',
    summary: 'Orders the pictures of a listing, says what is on them, and drops those that are not named.',
    params,
    body: z.object({ pictures: z.array(z.object({ name: text(120), alt: words(200) })).max(mostPictures, 'too_many') }),
    output: told,
    problems: [...bodyProblems, 'not_found'],
  }),
};

/** A listing as its owner edits it. */
export type OwnListing = z.output<typeof ownListing>;
/** What the owner says of a listing. */
export type ListingFields = z.output<typeof ownListings.changeListing.body>;
/** A line of a price list as the owner sets it. */
export type PriceLine = z.output<typeof price>;
