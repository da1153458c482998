type OptionCheckboxProps = {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** A choice of the booking that is on or off. */
export function OptionCheckbox({ label, hint, isOn, onChange }: OptionCheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-15">
      <input
        type="checkbox"
        checked={isOn}
        className="size-5 shrink-0 accent-lapis"
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {label}
        {hint !== undefined && <span className="block text-13 text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}
