import { useEffect, useRef, useState } from 'react';
import { takeFocus } from '../../forms/take-focus.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { latinDigits, receiveCode } from './receive-code.ts';

type CodeDigitsProps = {
  readonly isWrong: boolean;
  readonly isBusy: boolean;
  /** Changes with every answer, which empties the boxes where the code was wrong. */
  readonly answer: unknown;
  /** Called with the sixth digit. */
  readonly onFull: (digits: string) => void;
};

const length = 6;

/** Six boxes that are one field, so that keyboards can fill it, and readers of the screen hear one. */
export function CodeDigits({ isWrong, isBusy, answer, onFull }: CodeDigitsProps) {
  const t = useTranslations('phone');
  const [digits, setDigits] = useState('');
  const full = useRef(onFull);
  useEffect(() => {
    full.current = onFull;
  });
  useEffect(() => {
    if (isWrong) setDigits('');
  }, [answer, isWrong]);
  const enter = (text: string) => {
    const typed = latinDigits(text).slice(0, length);
    setDigits(typed);
    if (typed.length === length && typed !== digits && !isBusy) full.current(typed);
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
        aria-describedby="code-state"
        className="absolute inset-0 size-full cursor-text opacity-0"
        onChange={({ target }) => enter(target.value)}
      />
      <span aria-hidden="true" className="grid grid-cols-6 gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={`grid h-15 place-items-center rounded-control text-22 font-head ${boxLook(index === Math.min(digits.length, length - 1), isWrong)}`}
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
