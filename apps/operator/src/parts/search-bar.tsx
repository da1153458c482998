import { listVendorsFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

type SearchBarProps = {
  readonly search: string;
  readonly setSearch: (text: string) => void;
  readonly children?: ReactNode;
};

/** How long somebody has stopped typing before the list is asked for. */
const restMs = 300;

/** What a list is looked for by: words, and beside them choices. */
export function SearchBar({ search, setSearch, children }: SearchBarProps) {
  const t = useTranslations('operator.list');
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A search that is cleared elsewhere is cleared here.
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSearch(text.trim()), restMs);
  };
  return (
    <search className="flex flex-wrap items-end gap-3">
      <TextField
        {...describeFields(listVendorsFields, { t })('search')}
        type="search"
        icon="search"
        className="w-full md:w-80"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {children}
    </search>
  );
}

type SearchBarFilterProps<Value extends string> = {
  readonly values: readonly Value[];
  readonly chosen: Value | undefined;
  readonly choose: (value: Value | undefined) => void;
  readonly nameOf: (value: Value) => string;
};

/** One of some choices, or all of them. */
export function Filter<Value extends string>({ values, chosen, choose, nameOf }: SearchBarFilterProps<Value>) {
  const t = useTranslations('operator.list');
  return (
    <ChipChoice
      label={t('filter')}
      options={[{ value: undefined, label: t('all') }, ...values.map((value) => ({ value, label: nameOf(value) }))]}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
