import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldLook } from './frame/field-frame.tsx';

type TextAreaProps = Omit<FieldLook, 'icon'> & ComponentProps<'textarea'>;

/** Several lines of text. */
export function TextArea({ label, error, hint, className, id: given, rows = 4, ...native }: TextAreaProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <FieldFrame {...{ id, label, error, hint, className }}>
      <textarea rows={rows} {...native} id={id} {...describedBy(id, { error, hint })} />
    </FieldFrame>
  );
}
