// Written by npm run generate from the schemas of these calls.

/** What a form for listClients asks. */
export const listClientsFields = {
  text: { kind: 'text', maxLength: 100 },
} as const;

/** What a form for addClient asks. */
export const addClientFields = {
  name: { kind: 'text', isRequired: true, maxLength: 120 },
  phone: { kind: 'phone', isNullable: true, maxLength: 40 },
} as const;

/** What a form for changeClient asks. */
export const changeClientFields = {
  name: { kind: 'text', maxLength: 120 },
  phone: { kind: 'phone', maxLength: 40 },
} as const;

/** What a form for writeClientNote asks. */
export const writeClientNoteFields = {
  text: { kind: 'text', maxLength: 4000 },
} as const;

/** What a form for writeClientAllergies asks. */
export const writeClientAllergiesFields = {
  text: { kind: 'text', maxLength: 1000 },
} as const;
