import { formatDay } from '@tajmeelspot/language/dates.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import { formatNumber, toDigits } from '@tajmeelspot/language/numbers.ts';
import { useMessages } from 'use-intl';
import { useLocale } from '../shell/locale.ts';

type StoredValue = string | number | boolean | null | StoredDetail;
/** What explains an entry, as it is stored. */
export type StoredDetail = { readonly [name: string]: StoredValue };
/** A value as people read it; `field` is empty for one that stands alone. */
type DetailLine = { readonly field: string; readonly text: string };

/** Turns what is stored in the log into words; what has none, such as a name of a former version, stays as it is. */
export function useAuditTexts() {
  const { audit, vendors } = useMessages().operator;
  const locale = useLocale();
  const words: Readonly<Record<string, object>> = {
    ...audit.values,
    kind: audit.termKinds,
    class: vendors.classes,
    licence_class: vendors.classes,
  };
  const textOf = (name: string, value: Exclude<StoredValue, StoredDetail>): string => {
    if (value === null || value === '') return audit.answers.none;
    if (typeof value === 'boolean') return value ? audit.answers.yes : audit.answers.no;
    if (typeof value === 'number') return numberOf(locale, name, value);
    return wordOf(words[name], value) ?? (isDay(value) ? formatDay(locale, value, 'full') : value);
  };
  const linesOf = (name: string, value: StoredValue, fields: readonly string[] = []): DetailLine[] =>
    isDetail(value)
      ? Object.entries(value).flatMap(([part, inner]) =>
          linesOf(part, inner, [...fields, wordOf(audit.fields, part) ?? part]),
        )
      : [{ field: fields.join(' · '), text: textOf(name, value) }];
  return { linesOf };
}

const isDetail = (value: StoredValue): value is StoredDetail => typeof value === 'object' && value !== null;

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A word of a table; undefined for what is none of its own keys, such as what somebody typed. */
const wordOf = (table: object | undefined, key: string): string | undefined =>
  table !== undefined && Object.hasOwn(table, key)
    ? String(Object.getOwnPropertyDescriptor(table, key)?.value)
    : undefined;

/** Numbers that name something: they have no separators. */
const names = new Set('on venue venueId client other import booking session service parent_id author'.split(' '));

const numberOf = (locale: Locale, name: string, value: number): string =>
  names.has(name) ? toDigits(locale, String(value)) : formatNumber(locale, value);
