import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, id, idText, requiredPhone, requiredText } from '../fields.ts';
import { paths } from '../paths.ts';

/** The role of a member: owner (everything), manager (all but the members), staff (their own calendar). */
export const memberRoles = ['owner', 'manager', 'staff'] as const;

/** The role of a member of a venue. */
export type MemberRole = (typeof memberRoles)[number];

/** Roles that can be given; staff need the employee whose calendar they see, nobody else has one. */
const given = z.object({
  role: z.enum(['manager', 'staff'], 'invalid'),
  employee_id: id.nullable(),
});

const employeeRef = z.object({ id: z.number().int(), name: z.string() }).nullable();

const member = z.object({
  user_id: z.number().int(),
  name: z.string(),
  /** Null for an account that is known by its phone alone. */
  email: z.string().nullable(),
  role: z.enum(memberRoles),
  employee: employeeRef,
  is_you: z.boolean(),
});

const invitation = z.object({
  id: z.number().int(),
  /** Where it was sent: an address or a phone (E.164), the other is null. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(['manager', 'staff']),
  employee: employeeRef,
  /** ISO 8601. */
  expires_at: z.string(),
});

/** Everybody who works at a venue with an account of their own, the owner first, and who is asked to. */
const team = z.object({ members: z.array(member), invitations: z.array(invitation) });

const params = z.object({ id: idText });
const ofMember = z.object({ id: idText, user_id: idText });
const answer = z.object({ message: z.string(), data: team });
const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;
const ownerProblems = ['unauthenticated', 'not_found', 'owner_only'] as const;

/** Who works at a venue with an account of their own. */
export const venueMembers = {
  listMembers: endpoint({
    path: paths.listMembers,
    access: 'member',
    summary: 'Who may work at a venue that the caller runs, and who is asked to.',
    params,
    output: z.object({ data: team }),
    problems: ['unauthenticated', 'not_found'],
  }),
  inviteMember: endpoint({
    path: paths.inviteMember,
    access: 'member',
    summary:
      'Asks somebody to work at an own venue, by an email or by a message to a phone, one of both; a former invitation of the address or phone is replaced.',
    params,
    body: given.extend({ email: email.optional(), phone: requiredPhone.optional() }),
    output: answer,
    status: 201,
    problems: [...bodyProblems, ...ownerProblems, 'email_unverified', 'too_many_attempts', 'too_many_invitations'],
  }),
  withdrawInvitation: endpoint({
    path: paths.withdrawInvitation,
    access: 'member',
    summary: 'Takes an invitation to an own venue back.',
    params,
    output: answer,
    problems: [...ownerProblems],
  }),
  changeMember: endpoint({
    path: paths.changeMember,
    access: 'member',
    summary: 'Gives somebody at an own venue another role. The owner stays the owner.',
    params: ofMember,
    body: given,
    output: answer,
    problems: [...bodyProblems, ...ownerProblems],
  }),
  removeMember: endpoint({
    path: paths.removeMember,
    access: 'member',
    summary: 'Ends the work of somebody at an own venue, or one’s own at a venue of somebody else. Not the owner’s.',
    params: ofMember,
    output: z.object({ message: z.string() }),
    problems: [...ownerProblems],
  }),
  acceptInvitation: endpoint({
    path: paths.acceptInvitation,
    access: 'member',
    summary:
      'Joins a venue with the code of its message, which works once; one to a phone for the account with that phone.',
    body: z.object({ code: requiredText(40) }),
    output: z.object({ message: z.string(), data: z.object({ id: z.number().int(), name: z.string() }) }),
    problems: [...bodyProblems, 'unauthenticated', 'no_dashboard', 'too_many_attempts'],
  }),
};

/** Who works at a venue, and who is asked to. */
export type Team = z.output<typeof team>;
