import { type ComponentProps, useId, useState } from 'react';
import { DateInput } from './date-input.tsx';
import { describedBy, FieldFrame, type FieldLook } from '../frame/field-frame.tsx';

type DateFieldProps = FieldLook & ComponentProps<typeof DateInput>;

/** A day with its label. */
export function DateField({ label, name, error, hint, icon, className, id: given, ...native }: DateFieldProps) {
  const own = useId();
  const id = given ?? own;
  const [unreadable, setUnreadable] = useState<string>();
  const wrong = unreadable ?? error;
  return (
    <FieldFrame {...{ id, label, error: wrong, hint, icon, className }}>
      <DateInput
        {...native}
        name={name}
        id={id}
        onUnreadable={setUnreadable}
        {...describedBy(id, { error: wrong, hint })}
      />
    </FieldFrame>
  );
}
