import { searchServicesFields } from '@tajmeelspot/contract/forms/search-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import type { SubmitEvent } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { type CityChoice, CityField, filledOf } from './city-field.tsx';
import { venueTypes, postcodes } from './criteria.ts';
import { DayField } from './day-field.tsx';

const icons = { saloon: 'scissors', dental: 'tooth', clinic: 'drop' } as const;

type BannerSearchProps = {
  readonly today: string;
  /** Where there is something to be found. */
  readonly cities: readonly CityChoice[];
};

/** The search of the home page: a plain form to /services, so that it works before any script does. */
export function BannerSearch({ today, cities }: BannerSearchProps) {
  const t = useTranslations('home.search');
  const action = inLanguage(useLanguage(), '/services');
  const submitFilled = useSubmitFilled(action);
  return (
    <search>
      <Form
        action={action}
        aria-label={t('label')}
        onSubmit={submitFilled}
        className="relative mt-6 rounded-panel bg-surface p-2 text-ink shadow-raised lg:-mt-11.5 lg:px-3.5 lg:pt-3 lg:pb-3.5"
      >
        <TypeTabs />
        <div className="grid gap-2 p-2 max-lg:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_.8fr_auto] lg:items-end lg:gap-3 lg:px-0.5 lg:pb-0.5">
          <TextField
            label={t('treatment')}
            name="treatment"
            type="search"
            icon="search"
            placeholder={t('example')}
            maxLength={searchServicesFields.treatment.maxLength}
            autoComplete="off"
            enterKeyHint="search"
            className="max-lg:col-span-2"
          />
          <CityField action={action} cities={cities} />
          <DayField label={t('date')} name="date" min={today} anyDay={t('anyDay')} />
          <SelectField label={t('postcode')} name="postcode">
            <option value="">{t('anywhere')}</option>
            {postcodes.map((postcode) => (
              <option key={postcode}>{postcode}</option>
            ))}
          </SelectField>
          <Button type="submit" className="max-lg:mt-auto lg:px-9">
            {t('submit')}
          </Button>
        </div>
        <p className="flex items-center justify-center gap-1.5 px-2 pb-1 text-13 text-ink-soft lg:justify-start lg:px-0.5 lg:pt-2 lg:pb-0">
          <Icon name="check" className="size-4 text-confirmed" />
          {t('pay')}
        </p>
      </Form>
    </search>
  );
}

function TypeTabs() {
  const t = useTranslations('home.search');
  return (
    <fieldset className="flex gap-1 lg:mb-0.5">
      <legend className="sr-only">{t('type')}</legend>
      {venueTypes.map((type) => (
        <label
          key={type}
          className="flex min-h-11.5 flex-1 cursor-pointer items-center justify-center gap-2 rounded-card px-2 text-15 font-strong text-ink-soft hover:text-ink has-checked:bg-lapis-tint has-checked:text-lapis has-focus-visible:outline-2 has-focus-visible:outline-lapis lg:flex-none lg:px-5"
        >
          <input type="radio" name="type" value={type} defaultChecked={type === 'saloon'} className="sr-only" />
          <Icon name={icons[type]} />
          {t(type)}
        </label>
      ))}
    </fieldset>
  );
}

/** Leaves what was not filled in out of the address. */
function useSubmitFilled(action: string) {
  const submit = useSubmit();
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(filledOf(event.currentTarget), { action });
  };
}
