import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldFrame, type FieldLook } from './frame/field-frame.tsx';

type TextFieldProps = FieldLook & ComponentProps<'input'> & { readonly end?: ReactNode };

/** One line of text, or anything else that an input takes. `className` is the frame's. */
export function TextField({ label, error, hint, icon, end, className, id: given, ...native }: TextFieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <FieldFrame {...{ id, label, error, hint, icon, end, className }}>
      <input {...native} id={id} {...describedBy(id, { error, hint })} />
    </FieldFrame>
  );
}
