import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { requiredPhone, requiredText, text } from '../fields.ts';
import { paths } from '../paths.ts';

/** An account as its user sees it. role_id 0 is a vendor, any other value is not. */
export const user = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Null for an account that is known by its phone alone. */
  email: z.string().nullable(),
  /** E.164, like +9647701234567. */
  phone: z.string().nullable(),
  city: z.string().nullable(),
  /** Governorate. */
  state: z.string().nullable(),
  role_id: z.number().int(),
  /** Path of the picture on this host, square, WebP. */
  image: z.string().nullable(),
});

/** An account as its user sees it. */
export type User = z.output<typeof user>;

/** Largest picture that can be sent, bytes. */
export const maxPictureBytes = 8 * 1024 * 1024;

export const profile = {
  findProfile: endpoint({
    path: paths.findProfile,
    access: 'member',
    summary: "The caller's own profile.",
    output: z.object({
      data: user.extend({
        /** Whether a link that was sent to the address has been followed; messages to others wait for it. */
        is_email_verified: z.boolean(),
        /** The phone that opens the account with a code, E.164. */
        proven_phone: z.string().nullable(),
        /** A name of the own choice for everybody; null: first name and initial are shown. */
        alias: z.string().nullable(),
        /** How everybody sees the caller: the alias, or first name and initial. */
        public_name: z.string(),
      }),
    }),
    problems: ['unauthenticated'],
  }),
  confirmEmail: endpoint({
    path: paths.confirmEmail,
    access: 'visitor',
    summary: 'Confirms the address of an account with the token of an email. Messages that waited for it leave.',
    body: z.object({ token: requiredText(200) }),
    output: z.object({ message: z.string() }),
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'],
  }),
  requestConfirmation: endpoint({
    path: paths.requestConfirmation,
    access: 'member',
    summary: "Sends the email that confirms the caller's address once more.",
    output: z.object({ message: z.string() }),
    problems: ['unauthenticated', 'too_many_attempts'],
  }),
  updateProfile: endpoint({
    path: paths.updateProfile,
    access: 'member',
    summary: "Changes the caller's name, phone, city and governorate. An email or role_id sent along changes nothing.",
    body: z.object({
      name: requiredText(120),
      email: z.unknown().optional(),
      phone: requiredPhone,
      city: requiredText(120),
      state: requiredText(120),
      /** Of the own choice, 2 to 30 letters; absent: it stays, empty: there is none. */
      alias: text(30).nullish(),
      role_id: z.unknown().optional(),
    }),
    output: z.object({ message: z.string(), data: user }),
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated'],
  }),
  becomeVendor: endpoint({
    path: paths.becomeVendor,
    access: 'member',
    summary: "Makes the caller's account one that opens the vendor dashboard; bookings and everything else stay.",
    output: z.object({ message: z.string(), data: user }),
    problems: ['unauthenticated'],
  }),
  setPicture: endpoint({
    path: paths.setPicture,
    access: 'member',
    summary:
      "Takes the body (JPEG, PNG or WebP) as the caller's picture; it is cut square and made anew without metadata.",
    upload: { maxBytes: maxPictureBytes },
    output: z.object({ message: z.string(), data: user }),
    problems: [
      'unauthenticated',
      'too_large',
      'unreadable_picture',
      'damaged_picture',
      'too_many_pixels',
      'storage_unavailable',
    ],
  }),
  removePicture: endpoint({
    path: paths.removePicture,
    access: 'member',
    summary: "Removes the caller's picture.",
    output: z.object({ message: z.string(), data: user }),
    problems: ['unauthenticated'],
  }),
};
