import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText, requiredText } from '../fields.ts';
import { paths } from '../paths.ts';
import { licenceClasses } from '../licence-classes.ts';
import { changeProblems, listQuery, message, oneOf, operatorProblems, pageOf, reasonBody } from './lists.ts';

/** What a venue may do besides beauty, as the operator has checked it. */
const licence = z.object({
  class: z.enum(licenceClasses),
  number: z.string(),
  /** Last day, YYYY-MM-DD. */
  expires_on: z.string(),
  is_valid: z.boolean(),
  verified_at: z.string(),
});

const vendor = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Instants, ISO 8601. */
  created_at: z.string(),
  suspended_at: z.string().nullable(),
  suspension_reason: z.string().nullable(),
  venues: z.number().int(),
  published: z.number().int(),
});

const venue = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(['saloon', 'dental', 'clinic']),
  city: z.string(),
  published: z.number().int(),
  /** No-shows that customers have disputed. */
  disputes: z.number().int(),
  licences: z.array(licence),
  /** Classes that its services need and that it has no valid licence of. */
  missing: z.array(z.enum(licenceClasses)),
});

const service = z.object({
  id: z.number().int(),
  title: z.string(),
  status: z.enum(['draft', 'published', 'suspended']),
  category: z.string(),
  venue: z.string(),
  vendor_id: z.number().int(),
  suspension_reason: z.string().nullable(),
  /** Suspended with everything of its vendor: it comes back with the vendor alone. */
  is_suspended_with_vendor: z.boolean(),
  /** The vendor is suspended. */
  is_vendor_suspended: z.boolean(),
});

export const vendors = {
  listVendors: endpoint({
    path: paths.listVendors,
    access: 'operator',
    summary: 'Everybody who offers treatments, the newest first.',
    query: listQuery,
    output: pageOf(vendor),
    problems: ['invalid', ...operatorProblems],
  }),
  findVendor: endpoint({
    path: paths.findVendor,
    access: 'operator',
    summary: 'A vendor with the venues and their licences.',
    params: oneOf,
    output: z.object({ data: vendor.extend({ venue_list: z.array(venue) }) }),
    problems: ['not_found', ...operatorProblems],
  }),
  suspendVendor: endpoint({
    path: paths.suspendVendor,
    access: 'operator',
    summary: 'Takes everything of a vendor off the marketplace. What is booked stays.',
    params: oneOf,
    body: reasonBody,
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
  reinstateVendor: endpoint({
    path: paths.reinstateVendor,
    access: 'operator',
    summary: 'Ends the suspension of a vendor; what was suspended with it is offered again, as far as it may be.',
    params: oneOf,
    output: message,
    problems: ['not_found', ...operatorProblems],
  }),
  setLicence: endpoint({
    path: paths.setLicence,
    access: 'operator',
    summary: 'Notes a licence of a venue as checked, in place of a former one of its class.',
    params: oneOf,
    body: z.object({ class: z.enum(licenceClasses, 'invalid'), number: requiredText(60), expires_on: date }),
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
  removeLicence: endpoint({
    path: paths.removeLicence,
    access: 'operator',
    summary: 'Takes a licence back. What is published stays; nothing new can be.',
    params: z.object({ id: idText, class: z.enum(licenceClasses) }),
    output: message,
    problems: ['not_found', ...operatorProblems],
  }),
  listOperatorServices: endpoint({
    path: paths.listOperatorServices,
    access: 'operator',
    summary: 'Every service in every state, the newest first.',
    query: listQuery.extend({ status: z.enum(['draft', 'published', 'suspended'], 'invalid').optional() }),
    output: pageOf(service),
    problems: ['invalid', ...operatorProblems],
  }),
  suspendService: endpoint({
    path: paths.suspendService,
    access: 'operator',
    summary: 'Takes a service off the marketplace. What is booked stays.',
    params: oneOf,
    body: reasonBody,
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
  reinstateService: endpoint({
    path: paths.reinstateService,
    access: 'operator',
    summary: 'Offers a suspended service again.',
    params: oneOf,
    output: message,
    problems: ['not_found', 'vendor_suspended', 'licence_missing', ...operatorProblems],
  }),
};
