import { type ComponentProps, useId } from 'react';
import { DateInput } from './date-input.tsx';
import { describedBy, FieldFrame, type FieldLook } from '../frame/field-frame.tsx';

type DateFieldProps = FieldLook & ComponentProps<typeof DateInput>;

/** A day with its label. */
export function DateField({ label, name, error, hint, icon, className, id: given, ...native }: DateFieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <FieldFrame {...{ id, label, error, hint, icon, className }}>
      <DateInput {...native} name={name} id={id} {...describedBy(id, { error, hint })} />
    </FieldFrame>
  );
}
