import { type ComponentProps, useId, useState } from 'react';
import { TimeInput } from './time-input.tsx';
import { describedBy, FieldFrame, type FieldLook } from '../frame/field-frame.tsx';

type TimeFieldProps = FieldLook & ComponentProps<typeof TimeInput>;

/** A time of day with its label. */
export function TimeField({ label, name, error, hint, icon, className, id: given, ...native }: TimeFieldProps) {
  const own = useId();
  const id = given ?? own;
  const [unreadable, setUnreadable] = useState<string>();
  const wrong = unreadable ?? error;
  return (
    <FieldFrame {...{ id, label, error: wrong, hint, icon, className }}>
      <TimeInput
        {...native}
        name={name}
        id={id}
        onUnreadable={setUnreadable}
        {...describedBy(id, { error: wrong, hint })}
      />
    </FieldFrame>
  );
}
