import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';

type DayFieldProps = {
  readonly label: string;
  readonly name: string;
  /** First day that can be chosen, YYYY-MM-DD. */
  readonly min: string;
  /** What stands there while no day is chosen. */
  readonly anyDay: string;
  readonly day?: string | undefined;
  readonly onPick?: ((day: string) => void) | undefined;
};

/**
 * The browser's own date input, with the day written over it as the language writes days (browsers know no Sorani).
 * Whoever types sees the input itself, and so does everybody before the script has come.
 */
export function DayField({ label, name, min, anyDay, day = '', onPick }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [text, write] = useWrittenDay(anyDay);
  // A day can be picked before the script has come.
  useEffect(() => write(input.current?.value ?? ''), [write]);
  const pick = (picked: string) => {
    write(picked);
    if (!isTyping) onPick?.(picked);
  };
  const leave = () => {
    setTyping(false);
    const picked = input.current?.value ?? '';
    if (isTyping && picked !== day) onPick?.(picked);
  };
  return (
    <TextField
      ref={input}
      label={label}
      name={name}
      type="date"
      icon="calendar"
      min={min}
      defaultValue={day}
      onChange={(event) => pick(event.currentTarget.value)}
      onKeyDown={(event) => isEditing(event) && setTyping(true)}
      onBlur={leave}
      end={text !== '' && !isTyping && <WrittenDay text={text} />}
    />
  );
}

function WrittenDay({ text }: { readonly text: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-px inset-s-11 inset-e-3 flex items-center truncate bg-surface"
    >
      {text}
    </span>
  );
}

/** A day in words; '' until they are known. The writer of days is fetched with the first one. */
function useWrittenDay(anyDay: string) {
  const language = useLanguage();
  const locale = useLocale();
  const [text, setText] = useState('');
  const [write] = useState(() => (day: string): void => {
    if (day === '') setText(anyDay);
    else
      import('@tajmeelspot/language/dates.ts').then(
        ({ formatDay }) => setText(formatDay(locale, day, 'short')),
        () => setText(day),
      );
  });
  return [text, write] as const;
}

const isEditing = ({ key }: KeyboardEvent): boolean => /^(\d|Arrow\w+|Backspace|Delete)$/.test(key);
