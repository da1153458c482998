import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';

/** What every field has besides the attributes of its control. */
export type FieldLook = {
  readonly label: string;
  readonly name: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly icon?: IconName | undefined;
};

type FieldFrameProps = Omit<FieldLook, 'name'> & {
  readonly id: string;
  /** What stands at the end of the control: a chevron, a button that shows the password. */
  readonly end?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Label above, the control in its frame, then the hint or what is wrong. */
export function FieldFrame({ id, label, error, hint, icon, end, className = '', children }: FieldFrameProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-13 font-strong text-ink-soft">
        {label}
      </label>
      <div className={`field ${error === undefined ? '' : 'is-wrong'}`}>
        {icon && <Icon name={icon} className="pointer-events-none text-ink-soft" />}
        {children}
        {end}
      </div>
      {error === undefined && hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-13 text-ink-soft">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 text-13 font-strong text-other">
          <Icon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The attributes that tie a control to its hint and its error. */
export const describedBy = (id: string, { error, hint }: Pick<FieldLook, 'error' | 'hint'>) => ({
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby': error === undefined ? (hint === undefined ? undefined : `${id}-hint`) : `${id}-error`,
});
