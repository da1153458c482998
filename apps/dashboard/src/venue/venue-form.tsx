import { createVenueFields } from '@tajmeelspot/contract/forms/venues-fields.ts';
import type { NewVenueFields } from '@tajmeelspot/contract/venues/own-venues.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';
import { MapPin } from './map-pin.tsx';
import { useVenueForm, type VenueForm as VenueFormState } from './use-venue-form.ts';

type VenueFormProps = {
  readonly venue: NewVenueFields;
  readonly cities: Templates['cities'];
  readonly saving: SaveState;
  readonly submit: string;
  readonly onSave: (venue: NewVenueFields) => void;
};

/** A venue of which nothing is said yet. */
export const emptyVenue: NewVenueFields = {
  name: {},
  type: 'saloon',
  city: '',
  district: {},
  address: {},
  postcode: null,
  phone: null,
  email: null,
  website: null,
  latitude: null,
  longitude: null,
  is_women_only: false,
};

/** What the owner says of a venue: what customers need first, the rest where it is asked for. */
export function VenueForm({ venue, cities, saving, submit, onSave }: VenueFormProps) {
  const t = useTranslations('venue.form');
  const form = useVenueForm(venue, saving.errors);
  const { isBusy, errorMessage } = saving;
  const hasHiddenError = ['email', 'website', 'postcode'].some((field) => form.errors[field]);
  return (
    <FormFrame {...{ submit, isBusy, errorMessage }} onSubmit={form.submit(onSave)}>
      <LocalizedTextField {...form.localized('name')} />
      <SelectField {...form.choice('type')}>
        {createVenueFields.type.choices.map((one) => (
          <option key={one} value={one}>
            {t(`types.${one}`)}
          </option>
        ))}
      </SelectField>
      <AddressFields form={form} cities={cities} />
      <MapPin form={form} />
      <TextField {...form.text('phone')} autoComplete="tel" />
      <SwitchField {...form.yes('is_women_only')} />
      <details open={hasHiddenError || undefined} className="rounded-control inset-ring inset-ring-line">
        <summary className="flex min-h-12 items-center justify-between gap-3 rounded-control px-4 text-15 font-strong text-lapis">
          {t('more')}
          <Icon name="chevron-down" className="in-[details[open]]:rotate-180" />
        </summary>
        <div className="grid gap-4 p-4">
          <TextField {...form.text('email')} />
          <TextField {...form.text('website')} />
          <TextField {...form.text('postcode')} dir="ltr" />
        </div>
      </details>
    </FormFrame>
  );
}

function AddressFields({ form, cities }: Pick<VenueFormProps, 'cities'> & { readonly form: VenueFormState }) {
  const t = useTranslations('venue.form');
  const districts = cities.find(({ code }) => code === form.draft.city)?.districts ?? [];
  return (
    <>
      <SelectField {...form.choice('city')}>
        <option value="">{t('chooseCity')}</option>
        {cities.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <LocalizedTextField {...form.localized('district')} suggestions={districts} />
      <LocalizedTextField {...form.localized('address')} hint={t('addressHint')} />
    </>
  );
}
