import { type ComponentProps, useState } from 'react';
import { Chip } from './chip.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextArea } from './text-area.tsx';

type ReasonDialogProps = Omit<ComponentProps<typeof FormDialog>, 'onSend' | 'children' | 'hasOwnChecks'> & {
  readonly label: string;
  readonly hint: string;
  /** What stands at the field where it was sent empty. */
  readonly missingText: string;
  /** Reasons that are one tap. */
  readonly frequentReasons?: readonly string[] | undefined;
  readonly onSend: (reason: string) => void;
};

/** Asks whether something with consequences is meant, and why. */
export function ReasonDialog({ label, hint, missingText, frequentReasons, onSend, ...form }: ReasonDialogProps) {
  const [text, setText] = useState('');
  const [wasEmpty, setWasEmpty] = useState(false);
  const reason = text.trim();
  const send = () => {
    setWasEmpty(reason === '');
    if (reason !== '') onSend(reason);
  };
  return (
    <FormDialog {...form} hasOwnChecks onSend={send}>
      {frequentReasons && (
        <div className="flex flex-wrap gap-2">
          {frequentReasons.map((one) => (
            <Chip
              key={one}
              isOn={text === one}
              className="rounded-panel py-2 text-start whitespace-normal"
              onClick={() => setText(one)}
            >
              {one}
            </Chip>
          ))}
        </div>
      )}
      <TextArea
        name="reason"
        label={label}
        hint={hint}
        error={wasEmpty && reason === '' ? missingText : undefined}
        rows={3}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
