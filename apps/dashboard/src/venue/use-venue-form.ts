import { createVenueFields } from '@tajmeelspot/contract/forms/venues-fields.ts';
import type { NewVenueFields } from '@tajmeelspot/contract/venues/own-venues.ts';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import { useTranslations } from 'use-intl';
import { useOptional } from '../fields/use-optional.ts';

/** What is being written of a venue; `errors` are sentences by field. */
export function useVenueForm(venue: NewVenueFields, errors: Readonly<Record<string, string>>) {
  const t = useTranslations('venue.form');
  return useForm({ fields: createVenueFields, initial: venue, t, optional: useOptional(), errors });
}

/** A venue while it is written. */
export type VenueForm = ReturnType<typeof useVenueForm>;
