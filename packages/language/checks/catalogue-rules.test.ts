import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../src/languages.ts';
import { allTexts } from './all-texts.ts';
import { findTextErrors } from './catalogue-rules.ts';

/** A text that breaks a rule, and the word in the sentence about it. */
const planted: [rule: string, language: Language, text: string, error: string][] = [
  [
    'R10.06 a plural with fewer than its six forms',
    'ar',
    '{n, plural, one {حجز} two {حجزان} other {حجوزات}}',
    '"many"',
  ],
  ['R10.06 a kashida before a place', 'ar', 'موعدك مع لـ{name}', 'kashida'],
  ['R10.06 a suffix glued to a place', 'ckb', 'نۆرەکەت لە {venue}دایە', 'glued'],
  ['R10.06 a suffix glued to a number', 'ckb', '{n, plural, one {#ی نۆرە} other {# نۆرە}}', 'glued'],
  ['a preposition glued to a name', 'ar', 'في طريقك ل{venue}', 'glued'],
  ['R10.05 an imperative to a man', 'ar', 'اختر موعدًا', 'addresses a man'],
  ['R10.05 the same with its vowels', 'ar', 'أضِف دفعة', 'addresses a man'],
  ['R10.05 a masculine verb before a name', 'ar', 'اقترح {venue} موعدًا آخر', 'masculine verb'],
  ['R10.05 a masculine verb after a name', 'ar', '{employee} لا يعمل حينها', 'missing select'],
  ['R10.05 the same after a colon', 'ar', '{employee}: لم يعد ضمن فريق العمل', 'missing select'],
  ['R10.05 a masculine verb with a particle before a name', 'ar', 'لم يعد {employee} هنا', 'missing select'],
  ['R10.05 an adjective of a man', 'ar', 'يبدو أن {employee} غير متوفر', 'missing select'],
  ['R10.05 both genders with a slash', 'ar', 'الزبونة/الزبون', 'missing select'],
  ['R10.05 the same in another select', 'ar', '{hasReason, select, yes {الزبونة/الزبون} other {}}', 'missing select'],
  [
    'R10.05 a man in the branch for everybody',
    'ar',
    '{gender, select, female {لم تعد {name}} other {لم يعد {name}}}',
    'missing select',
  ],
  ['R10.05 a gender without women', 'ar', '{gender, select, male {زبون} other {حساب}}', 'no form "female"'],
  ['Latin letters in an Arabic sentence', 'ar', 'افتراضيًا booking', 'Latin letters'],
  ['Latin letters in a Sorani sentence', 'ckb', 'نۆرەی slot', 'Latin letters'],
  ['digits that the reader cannot choose', 'ar', 'خلال ١٠ دقائق', 'digits'],
  ['R10.07 a number that no choice of digits reaches', 'ar', '{rating} من 5', 'digits'],
  ['R10.07 the same in a branch', 'en', '{n, plural, one {# review of 5} other {# reviews}}', 'digits'],
  ['R10.04 house for a venue', 'en', 'Your house is ready.', '"house"'],
  ['R10.04 desk for the dashboard', 'en', 'Open the desk', '"desk"'],
  ['R10.04 letter for a message', 'en', 'We sent you a letter.', '"letter"'],
  ['a cure for a treatment', 'ar', 'مدة العلاج', 'خدمة'],
  ['a foreign spelling', 'ar', 'باللغة الإنجليزية', 'الإنكليزية'],
  ['a cure for a treatment', 'ckb', 'چارەسەرەکان', 'خزمەتگوزاری'],
  ['a point after a price', 'ar', 'الدفع في المركز: {price}. الأوقات بتوقيت بغداد.', 'a point follows'],
  ['the same after an amount', 'ar', 'المبلغ الناقص {amount}.', 'a point follows'],
  ['the percent of another script', 'ar', 'خصم {percent}%', '٪'],
  ['a percent that changes sides', 'ckb', '{percent}٪ داشکاندن', 'changes sides'],
  ['the same after a name', 'ar', '{name}: {percent}٪', 'changes sides'],
  ['a second spelling', 'ckb', 'ئیمێڵەکەت', 'ئیمەیڵ'],
];

/** Texts that look like them and are right. */
const lawful: [language: Language, text: string][] = [
  ['ckb', '\u061c{percent}٪ داشکاندن'],
  ['ar', 'خصم {percent}٪'],
  ['ar', '{n, plural, zero {لا حجوزات} one {حجز واحد} two {حجزان} few {# حجوزات} many {# حجزًا} other {# حجز}}'],
  ['ar', '{n, plural, =0 {لا حجوزات} one {حجز واحد} two {حجزان} few {# حجوزات} many {# حجزًا} other {# حجز}}'],
  ['ar', 'لم يصل جواب من {venue}. الحجز عند {venue} و{service}'],
  ['ar', '{gender, select, female {أكّدت {name}} male {أكّد {name}} other {تم التأكيد: {name}}}'],
  ['ar', '{gender, select, female {الزبونة} other {الزبونة/الزبون}}'],
  [
    'ar',
    '{gender, select, female {لم تعد {employee} هنا} male {لم يعد {employee} هنا} other {{employee}: خارج الفريق}}',
  ],
  ['ar', 'حجز {customerName} يوم {day}، يمكن تغييره'],
  ['ar', 'لم يصل جواب من {by} حتى {day}'],
  ['ar', 'تجميل سبوت TajmeelSpot و PDF'],
  ['ar', 'تطبيق مصادقة مثل Aegis أو 2FAS أو Google Authenticator'],
  ['ckb', 'نۆرەکەت لە {venue}: {n, plural, one {# نۆرە} other {# نۆرە}}'],
  ['ar', 'خصم {percent}٪، حتى {percent}٪'],
  ['en', 'Choose a time. {n, plural, one {# booking} other {# bookings}}'],
];

describe('the rules of the catalogues', () => {
  it.each(planted.filter(([, , , error]) => error !== ''))('find %s (%s)', (_rule, language, text, error) => {
    expect(findTextErrors(language, 'planted', text).join('\n')).toContain(error);
  });

  it.each(lawful)('let a right text of %s be: %s', (language, text) => {
    expect(findTextErrors(language, 'lawful', text)).toEqual([]);
  });
});

it.each(languages)('R10.04 R10.05 R10.06 every text of %s keeps the rules', (language) => {
  const errors = [...allTexts[language]].flatMap(([key, text]) =>
    findTextErrors(language, key, text).map((error) => `${key}: ${error}`),
  );
  expect(errors).toEqual([]);
});
