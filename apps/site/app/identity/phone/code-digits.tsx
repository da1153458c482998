import { useEffect, useRef, useState } from 'react';
import { takeFocus } from '../../forms/take-focus.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { PhoneCodeError } from './phone-code.ts';
import { latinDigits, receiveCode } from './receive-code.ts';

type CodeDigitsProps = {
  /** Why the last digits were not accepted; a wrong code empties the boxes. */
  readonly error: PhoneCodeError | undefined;
  readonly isBusy: boolean;
  /** The id of what says how the code stands. */
  readonly describedBy: string;
  /** Called with the sixth digit. */
  readonly onFull: (digits: string) => void;
};

const length = 6;

/** Six boxes that are one field, so that keyboards can fill it, and readers of the screen hear one. */
export function CodeDigits({ error, isBusy, describedBy, onFull }: CodeDigitsProps) {
  const t = useTranslations('phone');
  const [typed, setTyped] = useState<{ digits: string; after: PhoneCodeError | undefined }>();
  const isWrong = error?.kind === 'wrong';
  const digits = typed === undefined || (isWrong && typed.after !== error) ? '' : typed.digits;
  const full = useRef(onFull);
  useEffect(() => {
    full.current = onFull;
  });
  const enter = (text: string) => {
    const entered = latinDigits(text).slice(0, length);
    setTyped({ digits: entered, after: error });
    if (entered.length === length && entered !== digits && !isBusy) onFull(entered);
  };
  useEffect(() => receiveCode((code) => full.current(code)), []);
  return (
    <label dir="ltr" className="group relative block">
      <span className="sr-only">{t('code')}</span>
      <input
        ref={takeFocus}
        name="code"
        value={digits}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        className="absolute inset-0 size-full cursor-text opacity-0"
        onChange={({ target }) => enter(target.value)}
      />
      <span aria-hidden="true" className="grid grid-cols-6 gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={`grid h-15 place-items-center rounded-control text-22 font-head ${boxLook(index === Math.min(digits.length, length - 1), isWrong && digits === '')}`}
          >
            {digits[index]}
          </span>
        ))}
      </span>
    </label>
  );
}

function boxLook(isNext: boolean, isWrong: boolean): string {
  if (isWrong) return 'inset-ring-2 inset-ring-other';
  return isNext
    ? 'inset-ring inset-ring-line-field group-focus-within:inset-ring-2 group-focus-within:inset-ring-lapis'
    : 'inset-ring inset-ring-line-field';
}
