import { type ComponentProps, useId, useState } from 'react';
import { NextDay } from './next-day.tsx';
import { TimeInput } from './time-input.tsx';
import { describedBy, FieldFrame, type FieldLook } from '../frame/field-frame.tsx';

type TimeFieldProps = FieldLook &
  ComponentProps<typeof TimeInput> & {
    /** The time is one of the day after, which stands below it. */
    readonly isNextDay?: boolean | undefined;
  };

/** A time of day with its label. */
export function TimeField({
  label,
  name,
  error,
  hint,
  icon,
  className,
  isNextDay,
  id: given,
  ...native
}: TimeFieldProps) {
  const own = useId();
  const id = given ?? own;
  const [unreadable, setUnreadable] = useState<string>();
  const wrong = unreadable ?? error;
  const below = isNextDay ? <NextDay /> : hint;
  return (
    <FieldFrame {...{ id, label, error: wrong, hint: below, icon, className }}>
      <TimeInput
        {...native}
        name={name}
        id={id}
        onUnreadable={setUnreadable}
        {...describedBy(id, { error: wrong, hint: below })}
      />
    </FieldFrame>
  );
}
