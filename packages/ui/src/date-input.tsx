import type { ComponentProps } from 'react';

type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  readonly onChange?: ((day: string) => void) | undefined;
};

/** A day, YYYY-MM-DD; empty while none is written. */
export function DateInput({ onChange, ...native }: DateInputProps) {
  return <input {...native} type="date" onChange={({ target }) => onChange?.(target.value)} />;
}
