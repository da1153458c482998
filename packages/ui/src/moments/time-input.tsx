import { type ComponentProps, type KeyboardEvent, Suspense, use, useId } from 'react';
import { useLabel } from '../labels.ts';
import { nameOf } from './name-of.ts';
import { useTypedMoment } from './use-typed-moment.ts';

type TimeInputProps = Omit<ComponentProps<'input'>, 'type' | 'step' | 'value' | 'defaultValue' | 'onChange'> & {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((time: string) => void) | undefined;
  /** Told, once the field is left, why what stands in it means nothing; undefined where it is understood or empty. */
  readonly onUnreadable?: ((sentence: string | undefined) => void) | undefined;
};

const stepMinutes = 5;

/** A time of day, HH:MM, typed in any usual way or picked from a list; '' while none is written or understood. */
export const TimeInput = (props: TimeInputProps) => (
  <Suspense fallback={<input {...nameOf(props)} type="text" disabled />}>
    <TypedTime {...props} />
  </Suspense>
);

function TypedTime({ name, value, defaultValue = '', onChange, onUnreadable, ...native }: TimeInputProps) {
  const { writeTime, readTime, noTime } = use(useLabel('moments')());
  const list = useId();
  const judge = (isUnreadable: boolean) => onUnreadable?.(isUnreadable ? noTime : undefined);
  const field = useTypedMoment({
    value,
    initial: defaultValue,
    write: writeTime,
    read: readTime,
    onChange,
    onUnreadable: judge,
  });
  const step = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || event.altKey) return;
    event.preventDefault();
    field.pick(addMinutes(field.moment || '12:00', direction * stepMinutes));
  };
  return (
    <>
      <input
        {...native}
        aria-invalid={field.isUnreadable || native['aria-invalid'] || undefined}
        title={field.isUnreadable ? noTime : undefined}
        type="text"
        autoComplete="off"
        list={list}
        value={field.shown}
        onChange={({ target }) => field.type(target.value)}
        onBlur={field.leave}
        onKeyDown={step}
      />
      {name !== undefined && <input type="hidden" name={name} value={field.sent} />}
      <datalist id={list}>
        {halfHours.map((time) => (
          <option key={time} value={writeTime(time)}>
            {writeTime(time)}
          </option>
        ))}
      </datalist>
    </>
  );
}

const halfHours = Array.from({ length: 32 }, (_, index) => addMinutes('08:00', index * 30));

function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const sum = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(sum / 60)).padStart(2, '0')}:${String(sum % 60).padStart(2, '0')}`;
}
