import type { VenueFields } from '@tajmeelspot/contract/venues/own-venues.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { useDraft } from '../fields/use-draft.ts';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';
import { MapPin } from './map-pin.tsx';

type VenueFormProps = {
  readonly venue: VenueFields;
  readonly cities: Templates['cities'];
  readonly saving: SaveState;
  readonly submit: string;
  readonly onSave: (venue: VenueFields) => void;
};

type VenueDraftProps = {
  readonly draft: VenueFields;
  readonly set: (change: Partial<VenueFields>) => void;
  readonly errors: SaveState['errors'];
};

/** A venue of which nothing is said yet. */
export const emptyVenue: VenueFields = {
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

const types = ['saloon', 'dental', 'clinic'] as const;

/** What the owner says of a venue: what customers need first, the rest where it is asked for. */
export function VenueForm({ venue, cities, saving, submit, onSave }: VenueFormProps) {
  const t = useTranslations('venue.form');
  const { draft, set, errors, markSent } = useDraft(venue, saving.errors);
  const save = () => {
    markSent();
    onSave(draft);
  };
  const draftProps = { draft, set, errors };
  const hasHiddenError = ['email', 'website', 'postcode', 'latitude', 'longitude'].some((field) => errors[field]);
  return (
    <FormFrame submit={submit} isBusy={saving.isBusy} errorMessage={saving.errorMessage} onSubmit={save}>
      <LocalizedTextField
        label={t('name')}
        name="name"
        maxLength={120}
        value={draft.name}
        error={errors['name']}
        onChange={(name) => set({ name })}
      />
      <TypeField {...draftProps} />
      <AddressFields {...draftProps} cities={cities} />
      <TextField
        label={t('phone')}
        name="phone"
        type="tel"
        dir="ltr"
        autoComplete="tel"
        value={draft.phone ?? ''}
        error={errors['phone']}
        onChange={({ target }) => set({ phone: target.value || null })}
      />
      <SwitchField
        label={t('womenOnly')}
        isOn={draft.is_women_only}
        onChange={(is_women_only) => set({ is_women_only })}
      />
      <details open={hasHiddenError || undefined} className="rounded-control inset-ring inset-ring-line">
        <summary className="flex min-h-12 items-center justify-between gap-3 rounded-control px-4 text-15 font-strong text-lapis">
          {t('more')}
          <Icon name="chevron-down" className="in-[details[open]]:rotate-180" />
        </summary>
        <ContactFields {...draftProps} />
      </details>
    </FormFrame>
  );
}

function TypeField({ draft, set }: VenueDraftProps) {
  const t = useTranslations('venue.form');
  return (
    <SelectField
      label={t('type')}
      name="type"
      value={draft.type}
      onChange={({ target }) => set({ type: types.find((one) => one === target.value) ?? 'saloon' })}
    >
      {types.map((one) => (
        <option key={one} value={one}>
          {t(`types.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}

function AddressFields({ draft, set, errors, cities }: VenueDraftProps & Pick<VenueFormProps, 'cities'>) {
  const t = useTranslations('venue.form');
  const districts = cities.find(({ code }) => code === draft.city)?.districts ?? [];
  return (
    <>
      <SelectField
        label={t('city')}
        name="city"
        value={draft.city}
        error={errors['city']}
        onChange={({ target }) => set({ city: target.value })}
      >
        <option value="">{t('chooseCity')}</option>
        {cities.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <LocalizedTextField
        label={t('district')}
        name="district"
        maxLength={120}
        value={draft.district}
        error={errors['district']}
        suggestions={districts}
        onChange={(district) => set({ district })}
      />
      <LocalizedTextField
        label={t('address')}
        name="address"
        hint={t('addressHint')}
        maxLength={300}
        value={draft.address}
        error={errors['address']}
        onChange={(address) => set({ address })}
      />
    </>
  );
}

function ContactFields({ draft, set, errors }: VenueDraftProps) {
  const t = useTranslations('venue.form');
  const tVenue = useTranslations('venue');
  const fields = [
    { name: 'email', type: 'email' },
    { name: 'website', type: 'url' },
    { name: 'postcode', type: 'text' },
  ] as const;
  return (
    <div className="grid gap-4 p-4">
      <MapPin draft={draft} set={set} errors={errors} />
      {fields.map(({ name, type }) => (
        <TextField
          key={name}
          label={tVenue('optional', { label: t(name) })}
          name={name}
          type={type}
          dir="ltr"
          value={draft[name] ?? ''}
          error={errors[name]}
          onChange={({ target }) => set({ [name]: target.value || null })}
        />
      ))}
    </div>
  );
}
