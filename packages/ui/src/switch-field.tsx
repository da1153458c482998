import type { ReactNode } from 'react';

type SwitchFieldProps = {
  readonly label: ReactNode;
  readonly name?: string;
  readonly text?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly className?: string;
};

/** Yes or no, 44 px high. */
export function SwitchField({ label, name, text, isOn, onChange, className = '' }: SwitchFieldProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 text-15 ${className}`}>
      <input
        type="checkbox"
        name={name}
        className="size-5 shrink-0 accent-lapis"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {text !== undefined && <span className="block text-13 text-ink-soft">{text}</span>}
      </span>
    </label>
  );
}
