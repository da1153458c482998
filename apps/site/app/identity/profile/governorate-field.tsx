import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useId } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';

type GovernorateFieldProps = { readonly defaultValue: string; readonly error: string | undefined };

/** The governorates of Iraq to choose from; whoever lives elsewhere types. */
export function GovernorateField({ defaultValue, error }: GovernorateFieldProps) {
  const t = useTranslations('profile');
  const id = useId();
  return (
    <>
      <TextField
        label={t('form.state')}
        name="state"
        icon="globe"
        autoComplete="address-level1"
        list={id}
        defaultValue={defaultValue}
        error={error}
        required
        maxLength={120}
      />
      <datalist id={id}>
        {governorates.map((key) => (
          <option key={key}>{t(`governorates.${key}`)}</option>
        ))}
      </datalist>
    </>
  );
}

const governorates = [
  'baghdad',
  'basra',
  'nineveh',
  'erbil',
  'sulaymaniyah',
  'duhok',
  'halabja',
  'kirkuk',
  'anbar',
  'babil',
  'karbala',
  'najaf',
  'qadisiyah',
  'wasit',
  'diyala',
  'salahAlDin',
  'dhiQar',
  'maysan',
  'muthanna',
] as const;
