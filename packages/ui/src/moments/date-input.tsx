import { type ComponentProps, type KeyboardEvent, lazy, Suspense, use, useState } from 'react';
import { Dialog } from '../dialog.tsx';
import { Icon } from '../icon.tsx';
import { useLabel } from '../labels.ts';
import { Skeleton } from '../skeleton.tsx';
import { nameOf } from './name-of.ts';
import { useTypedMoment } from './use-typed-moment.ts';

type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((day: string) => void) | undefined;
  /** Told, once the field is left, why what stands in it means nothing; undefined where it is understood or empty. */
  readonly onUnreadable?: ((sentence: string | undefined) => void) | undefined;
  /** Told of the day once it is picked, or typed and left. */
  readonly onLeave?: ((day: string) => void) | undefined;
};

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

/** A day, YYYY-MM-DD, typed in any usual way or picked in a calendar; '' while none is written or understood. */
export const DateInput = (props: DateInputProps) => (
  <Suspense fallback={<input {...nameOf(props)} type="text" disabled />}>
    <TypedDate {...props} />
  </Suspense>
);

function TypedDate({
  name,
  defaultValue,
  onChange,
  onUnreadable,
  onLeave,
  min,
  max,
  value,
  ...native
}: DateInputProps) {
  const { noDate } = use(useLabel('moments')());
  const { field, isOpen, setOpen, pick, leave, open } = useDateField({
    value,
    defaultValue,
    onChange,
    onUnreadable,
    onLeave,
  });
  return (
    <>
      <input
        {...native}
        aria-invalid={field.isUnreadable || native['aria-invalid'] || undefined}
        title={field.isUnreadable ? noDate : undefined}
        type="text"
        inputMode="text"
        autoComplete="off"
        value={field.shown}
        onChange={({ target }) => field.type(target.value)}
        onBlur={leave}
        onKeyDown={open}
      />
      {name !== undefined && <input type="hidden" name={name} value={field.sent} />}
      <CalendarButton
        day={field.moment}
        min={dayOf(min)}
        max={dayOf(max)}
        isDisabled={native.disabled === true}
        isOpen={isOpen}
        onToggle={setOpen}
        onPick={pick}
      />
    </>
  );
}

type DateFieldState = Pick<DateInputProps, 'value' | 'defaultValue' | 'onChange' | 'onUnreadable' | 'onLeave'>;

/** What is typed or picked as a day, and whether the calendar is open. */
function useDateField({ value, defaultValue = '', onChange, onUnreadable, onLeave }: DateFieldState) {
  const { writeDate, readDate, noDate } = use(useLabel('moments')());
  const [isOpen, setOpen] = useState(false);
  const judge = (isUnreadable: boolean) => onUnreadable?.(isUnreadable ? noDate : undefined);
  const texts = { write: writeDate, read: readDate };
  const field = useTypedMoment({ ...texts, value, initial: defaultValue, onChange, onUnreadable: judge });
  const pick = (day: string) => {
    setOpen(false);
    field.pick(day);
    onLeave?.(day);
  };
  const leave = () => {
    field.leave();
    if (!field.isUnreadable) onLeave?.(field.moment);
  };
  const open = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  return { field, isOpen, setOpen, pick, leave, open };
}

type CalendarButtonProps = ComponentProps<typeof Calendar> & {
  readonly isDisabled: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
};

/** Opens the calendar over the page. */
function CalendarButton({ isDisabled, isOpen, onToggle, ...calendar }: CalendarButtonProps) {
  const { openCalendar } = use(useLabel('moments')());
  return (
    <>
      <button
        type="button"
        aria-label={openCalendar}
        disabled={isDisabled}
        className="-ms-2.5 -me-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft"
        onClick={() => onToggle(true)}
      >
        <Icon name="calendar" />
      </button>
      <Dialog isOpen={isOpen} onClose={() => onToggle(false)} label={openCalendar} isSheet>
        <Suspense fallback={<Skeleton className="h-80" />}>
          <Calendar {...calendar} />
        </Suspense>
      </Dialog>
    </>
  );
}

const dayOf = (limit: string | number | undefined): string | undefined =>
  typeof limit === 'string' && limit !== '' ? limit : undefined;
