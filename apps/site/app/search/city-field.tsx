import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useSubmit } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { findPosition } from './find-position.ts';

/** A city as a form and an address name it. */
export type CityChoice = { readonly code: string; readonly name: string };

type CityFieldProps = {
  /** The page that searches. */
  readonly action: string;
  readonly cities: readonly CityChoice[];
};

/** Where to search: in a city, or near the reader. */
export function CityField({ action, cities }: CityFieldProps) {
  const t = useTranslations('home.search');
  return (
    <div className="relative min-w-0">
      <SelectField label={t('city')} name="city">
        <option value="">{t('anyCity')}</option>
        {cities.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <NearMe action={action} />
    </div>
  );
}

/** Searches around the reader with what else is filled in. Where that is, only a script can ask. */
function NearMe({ action }: { readonly action: string }) {
  const t = useTranslations('home.search');
  const submit = useSubmit();
  const ask = (form: HTMLFormElement | null) => {
    findPosition().then(
      (near) => {
        const filled = filledOf(form).filter(([name]) => name !== 'city' && name !== 'postcode');
        void submit([...filled, ['near', near], ['sort', 'nearest']], { action });
      },
      () => toast(t('noPosition'), { tone: 'bad' }),
    );
  };
  return (
    <button
      type="button"
      onClick={(event) => ask(event.currentTarget.form)}
      className="absolute inset-e-0 -top-1.5 flex min-h-8 items-center gap-1 rounded-full px-1.5 text-13 font-strong text-lapis after:absolute after:-inset-y-1.5 after:inset-x-0 hover:underline noscript:hidden"
    >
      <Icon name="pin" className="size-4" />
      {t('nearMe')}
    </button>
  );
}

/** What is filled in of a form, as an address takes it. */
export const filledOf = (form: HTMLFormElement | null): [string, string][] =>
  ([...new FormData(form ?? undefined)] as [string, string][]).filter(([, value]) => value !== '');
