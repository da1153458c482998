import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldLook } from './frame/field-frame.tsx';
import { Icon } from './icon.tsx';

type SelectFieldProps = FieldLook & ComponentProps<'select'>;

/** One choice of a list; the options are its children. */
export function SelectField({ label, error, hint, icon, className, id: given, children, ...native }: SelectFieldProps) {
  const own = useId();
  const id = given ?? own;
  const chevron = <Icon name="chevron-down" className="pointer-events-none -ms-7.5 text-ink-soft" />;
  return (
    <FieldFrame {...{ id, label, error, hint, icon, className }} end={chevron}>
      <select {...native} id={id} {...describedBy(id, { error, hint })}>
        {children}
      </select>
    </FieldFrame>
  );
}
