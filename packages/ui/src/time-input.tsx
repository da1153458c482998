import type { ComponentProps } from 'react';

type TimeInputProps = Omit<ComponentProps<'input'>, 'type' | 'step' | 'onChange'> & {
  readonly onChange?: ((time: string) => void) | undefined;
};

/** A time of day, HH:MM in whole fives of minutes; empty while none is written. */
export function TimeInput({ onChange, ...native }: TimeInputProps) {
  return <input {...native} type="time" step={300} onChange={({ target }) => onChange?.(target.value)} />;
}
