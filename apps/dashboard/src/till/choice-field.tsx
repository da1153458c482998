import { SelectField } from '@tajmeelspot/ui/select-field.tsx';

type ChoiceFieldProps<Value> = {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
};

/** One of several as a list that opens. */
export const ChoiceField = <Value extends string | number>({
  options,
  onChange,
  ...field
}: ChoiceFieldProps<Value>) => (
  <SelectField
    {...field}
    onChange={({ target }) => {
      const chosen = options.find(({ value }) => String(value) === target.value);
      if (chosen) onChange(chosen.value);
    }}
  >
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </SelectField>
);
