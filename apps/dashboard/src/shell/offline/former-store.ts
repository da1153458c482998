import type { QueryKey } from '@tanstack/react-query';

/*
 * What versions before the names of docs/GLOSSARY.md have stored on this device. It is converted as it is read, so that
 * nothing entered without a connection is lost with an upgrade.
 */

type StoredFields = Record<string, unknown>;

/** A stored task in today's names; one that a former page sent to a former address is sent again under its key. */
export function toCurrentTask(stored: object): object {
  if (!('house' in stored)) return stored;
  const { house: venueId, guest: customerName, fault: _, body, ...task } = stored as StoredFields;
  const { pricing_item_id: treatment_id, ...rest } = (body ?? {}) as StoredFields;
  return { ...task, venueId, customerName, ...(body ? { body: { treatment_id, ...rest } } : {}) };
}

/** A stored answer of the API in today's names, by the key of its question. */
export function toCurrentAnswer(key: QueryKey, data: unknown): { key: QueryKey; data: unknown } {
  const [kind, ...rest] = key;
  if (kind === 'houses') return { key: ['venues', ...rest], data };
  if (kind === 'offers') return { key: ['treatments', ...rest], data: (data as StoredFields[]).map(toTreatment) };
  if (kind !== 'agenda') return { key, data };
  if (Array.isArray(data)) return { key, data: (data as StoredFields[]).map(toBooking) };
  const agenda = data as StoredFields & { bookings: StoredFields[]; figures: StoredFields };
  const { visits, ...figures } = agenda.figures;
  if (visits === undefined) return { key, data: { unresolved: [], ...agenda } };
  return {
    key,
    data: {
      unresolved: [],
      ...agenda,
      bookings: agenda.bookings.map(toBooking),
      figures: { ...figures, bookings: visits },
    },
  };
}

const toTreatment = ({ pricing_item_id, ...treatment }: StoredFields): StoredFields =>
  pricing_item_id === undefined ? treatment : { treatment_id: pricing_item_id, ...treatment };

function toBooking(booking: StoredFields): StoredFields {
  const { confirmed_coming_at, can, origin, proposal, reliability, ...rest } = booking;
  if (confirmed_coming_at === undefined) return booking;
  const { accept: accept_proposal, refuse: decline_proposal, ...abilities } = can as StoredFields;
  const { words: text, ...level } = (reliability ?? {}) as StoredFields;
  return {
    ...rest,
    attendance_confirmed_at: confirmed_coming_at,
    can: { ...abilities, accept_proposal, decline_proposal },
    origin: toSide(origin),
    proposal: proposal && { ...(proposal as StoredFields), by: toSide((proposal as StoredFields)['by']) },
    reliability: reliability && { ...level, text },
  };
}

const toSide = (party: unknown): unknown => (party === 'house' ? 'venue' : party);
