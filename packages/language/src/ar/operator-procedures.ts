import type { Shape } from '../shape.ts';
import type { procedures as english } from '../en/operator-procedures.ts';

/** The registry of procedures, as the console says it. */
export const procedures: Shape<typeof english> = {
  title: 'الإجراءات',
  lead: 'ما يمكن أن تكونه الخدمات، وكيف تُكتب، والترخيص الذي يتطلبه كل منها. يسري أي تغيير فور حفظه.',
  empty: 'لا يوجد إجراء يُكتب هكذا.',
  change: 'تعديل',
  changeTitle: 'تعديل {name}',
  usually: 'عادةً من {from} إلى {to}',
  used: '{count, plural, =0 {بلا خدمات} one {خدمة واحدة} two {خدمتان} few {# خدمات} many {# خدمة} other {# خدمة}}',
  noLicence: 'بلا ترخيص',
  spellings: 'أشكال كتابة أخرى',
  spellingsHint: 'شكل واحد في كل سطر. يُعرف الإجراء بها في الأسماء.',
  signals: 'كلمات توقف النص',
  signalsHint: 'كلمة في كل سطر. النصوص التي تحتويها تنتظر الإدارة. العلامة ~ في البداية تتسامح مع خطأ كتابة.',
  licence_class: 'الترخيص اللازم',
  duration: 'الدقائق',
  from_iqd: 'من (د.ع)',
  to_iqd: 'إلى (د.ع)',
  saveClass: 'حفظ وتغيير الترخيص',
  effects: 'ما يختفي من الموقع بهذا التغيير',
  takesDown:
    '{count, plural, =0 {لا يختفي شيء من الموقع} one {تختفي خدمة واحدة من الموقع} two {تختفي خدمتان من الموقع} few {تختفي # خدمات من الموقع} many {تختفي # خدمة من الموقع} other {تختفي # خدمة من الموقع}}',
  bookings:
    '{count, plural, zero {لا حجوزات قائمة} one {حجز قائم واحد} two {حجزان قائمان} few {# حجوزات قائمة} many {# حجزًا قائمًا} other {# حجز قائم}}',
};
