import { useId } from 'react';
import { chooseNumbersAndTime } from './choose-numbers.ts';
import { type ChosenNumbers, useNumbersAndTime } from './numbers-store.ts';

type NumbersFieldProps = {
  /** What both choices are about: 'Numbers and time'. */
  readonly label: string;
  readonly digitsLabel: string;
  readonly clockLabel: string;
  /** A look at each choice beside what is chosen of the other: '123', '5:30 PM'. */
  readonly sampleOf: (choice: ChosenNumbers['digits'] | ChosenNumbers['clock'], chosen: ChosenNumbers) => string;
  /** Only read out where it is absent. */
  readonly labelClass?: string;
  readonly className?: string;
  readonly choiceClass?: string;
};

/** Digits and clock of this device, each shown as it looks; the choice counts at once and in all applications of the host. */
export function NumbersField({
  label,
  digitsLabel,
  clockLabel,
  sampleOf,
  labelClass = 'sr-only',
  className = '',
  choiceClass,
}: NumbersFieldProps) {
  const chosen = useNumbersAndTime();
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className={labelClass}>{label}</legend>
      <Choice
        legend={digitsLabel}
        choices={['latn', 'arab']}
        chosen={chosen.digits}
        sampleOf={(choice) => sampleOf(choice, chosen)}
        choiceClass={choiceClass}
        onChoose={(digits) => chooseNumbersAndTime({ ...chosen, digits })}
      />
      <Choice
        legend={clockLabel}
        choices={['h12', 'h23']}
        chosen={chosen.clock}
        sampleOf={(choice) => sampleOf(choice, chosen)}
        choiceClass={choiceClass}
        onChoose={(clock) => chooseNumbersAndTime({ ...chosen, clock })}
      />
    </fieldset>
  );
}

type NumbersChoiceProps<T extends string> = {
  readonly legend: string;
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly sampleOf: (choice: T) => string;
  readonly choiceClass: string | undefined;
  readonly onChoose: (choice: T) => void;
};

const menuLook =
  'text-ink-soft has-checked:bg-surface has-checked:text-lapis has-checked:inset-ring-lapis-line has-focus-visible:outline-lapis';

function Choice<T extends string>({
  legend,
  choices,
  chosen,
  sampleOf,
  choiceClass = menuLook,
  onChoose,
}: NumbersChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 rounded-full p-1 inset-ring inset-ring-current/25">
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice}
          className={`grid h-11 flex-1 cursor-pointer place-items-center rounded-full px-3 text-15 whitespace-nowrap has-checked:inset-ring has-focus-visible:outline-2 ${choiceClass}`}
        >
          <input
            type="radio"
            name={name}
            value={choice}
            className="sr-only"
            checked={chosen === choice}
            onChange={() => onChoose(choice)}
          />
          <bdi>{sampleOf(choice)}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
