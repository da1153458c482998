import { TextField } from '@tajmeelspot/ui/text-field.tsx';

/** What fields for whole numbers have in common. */
export type DigitsFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string;
};

type TypedProps = DigitsFieldProps & {
  /** What stands in it. */
  readonly text: string;
  readonly onType: (text: string) => void;
  /** True: what stands in it is typed over. */
  readonly isReplaced?: boolean;
};

/** A text field with the digits of a phone's keyboard: the browser's own field for numbers knows Latin ones alone. */
export const DigitsField = ({ text, onType, isReplaced = false, ...props }: TypedProps) => (
  <TextField
    {...props}
    type="text"
    inputMode="numeric"
    autoComplete="off"
    value={text}
    onFocus={({ target }) => isReplaced && target.select()}
    onChange={({ target }) => onType(target.value)}
  />
);
