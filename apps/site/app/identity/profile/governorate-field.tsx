import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { type ComponentProps, useId } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** The governorates of Iraq to choose from; any other can be typed. */
export function GovernorateField(field: ComponentProps<typeof TextField>) {
  const t = useTranslations('profile');
  const id = useId();
  return (
    <>
      <TextField {...field} icon="globe" autoComplete="address-level1" list={id} />
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
