import { useId } from 'react';
import { chipClass } from './chip.tsx';

type ChipChoiceProps<Value> = {
  /** What is chosen; for readers alone unless it is shown. */
  readonly label: string;
  readonly isLabelShown?: boolean | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: NoInfer<Value>;
  readonly onChoose: (value: NoInfer<Value>) => void;
  /** How the row goes on where it is full. */
  readonly className?: string | undefined;
};

/** One of several, as chips. Tab goes to the chosen one, arrows choose another one, as among all radio buttons. */
export function ChipChoice<Value extends string | number | boolean | undefined>({
  label,
  isLabelShown = false,
  options,
  chosen,
  onChoose,
  className = 'flex-wrap',
}: ChipChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`flex min-w-0 gap-2 ${className}`}>
      <legend className={isLabelShown ? 'mb-2 text-15 font-strong' : 'sr-only'}>{label}</legend>
      {options.map((option) => (
        <label
          key={String(option.value)}
          className={`relative cursor-pointer ${chipClass({ isOn: option.value === chosen })}`}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === chosen}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full"
            onChange={() => onChoose(option.value)}
          />
          <bdi>{option.label}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
