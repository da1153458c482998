import { useState } from 'react';

type TypedMoment = {
  /** As it is sent: YYYY-MM-DD or HH:MM; undefined where the field has its own memory. */
  readonly value: string | undefined;
  readonly initial: string;
  readonly write: (moment: string) => string;
  readonly read: (typed: string) => string | undefined;
  readonly onChange: ((moment: string) => void) | undefined;
  /** Told, once the field is left, whether what stands in it means nothing. */
  readonly onUnreadable: ((isUnreadable: boolean) => void) | undefined;
};

/** A moment that is typed as people write it: what stands in the field, and what it means. */
export function useTypedMoment({ value, initial, write, read, onChange, onUnreadable }: TypedMoment) {
  const [own, setOwn] = useState(initial);
  // What is being typed, or was typed and means nothing; it stands as it is.
  const [typed, setTyped] = useState<string>();
  const moment = value ?? own;
  const put = (next: string) => {
    setOwn(next);
    if (next !== moment) onChange?.(next);
  };
  const isUnreadable = typed !== undefined && typed.trim() !== '' && read(typed) === undefined;
  return {
    moment,
    shown: typed ?? (moment === '' ? '' : write(moment)),
    isUnreadable,
    /** What a form sends: what means nothing as it stands, so that it is refused and not lost. */
    sent: isUnreadable ? typed : moment,
    /** Takes what is typed at once where it means something, so that Enter sends it. */
    type(text: string) {
      setTyped(text);
      put(read(text) ?? '');
      if (read(text) !== undefined || text.trim() === '') onUnreadable?.(false);
    },
    /** Writes what was understood in the usual way; what was not stands to be mended. */
    leave() {
      onUnreadable?.(isUnreadable);
      if (typed !== undefined && (typed.trim() === '' || read(typed) !== undefined)) setTyped(undefined);
    },
    pick(next: string) {
      setTyped(undefined);
      onUnreadable?.(false);
      put(next);
    },
  };
}
