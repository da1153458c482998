import type { Shape } from '../shape.ts';
import type { voices as english } from '../en/operator-voices.ts';

export const voices: Shape<typeof english> = {
  title: 'مؤشرات التقييمات',
  empty: 'لا شيء غير معتاد في التقييمات والتوصيات.',
  state: { open: 'مفتوح', counted: 'محتسب', excluded: 'غير محتسب' },
  kind: {
    burst: 'عدد كبير خلال يوم',
    shared_device: 'جهاز واحد وعدة حسابات',
    shared_address: 'شبكة واحدة وعدة حسابات',
    like_numbers: 'أرقام هواتف متتالية',
    ring: 'حسابات جديدة تتحدث عن المراكز نفسها',
    trade_device: 'جهاز يستخدمه فريق مركز آخر',
  },
  why: {
    burst: 'عدد الحسابات {times} أضعاف الأيام الأخرى على الأقل.',
    shared_device: 'سجّلت هذه الحسابات الدخول من الجهاز نفسه.',
    shared_address: 'استخدمت هذه الحسابات الشبكة نفسها خلال {hours} ساعة. قد يتشارك حي كامل شبكة واحدة.',
    like_numbers: 'لا تختلف أرقامها إلا في آخر خانتين.',
    ring: 'معظم الحسابات الجديدة التي تتحدث عن هذا المركز تتحدث أيضًا عن المراكز الأخرى نفسها.',
    trade_device: 'يستخدم الجهاز نفسه شخص يملك مركزًا أو يعمل فيه.',
  },
  accounts:
    '{count, plural, zero {لا حسابات} one {حساب واحد} two {حسابان} few {# حسابات} many {# حسابًا} other {# حساب}}',
  hours:
    '{count, plural, zero {خلال ساعة} one {خلال ساعة واحدة} two {خلال ساعتين} few {خلال # ساعات} many {خلال # ساعة} other {خلال # ساعة}}',
  stars: 'المعدل {stars} من خمس نجوم',
  counted:
    '{count, plural, zero {لا شيء منها محتسب الآن} one {واحد محتسب الآن} two {اثنان محتسبان الآن} few {# محتسبة الآن} many {# محتسبًا الآن} other {# محتسب الآن}}',
  others:
    '{count, plural, zero {لا مراكز أخرى} one {مركز آخر واحد} two {مركزان آخران} few {# مراكز أخرى} many {# مركزًا آخر} other {# مركز آخر}}',
  since: 'الحساب منذ {day}',
  completed:
    '{count, plural, zero {لا حجز مكتمل هنا} one {حجز مكتمل واحد هنا} two {حجزان مكتملان هنا} few {# حجوزات مكتملة هنا} many {# حجزًا مكتملًا هنا} other {# حجز مكتمل هنا}}',
  recommends:
    '{count, plural, zero {لا توصيات} one {توصية واحدة} two {توصيتان} few {# توصيات} many {# توصية} other {# توصية}}',
  review:
    '{count, plural, zero {بلا نجوم: {service}} one {نجمة واحدة: {service}} two {نجمتان: {service}} few {# نجوم: {service}} many {# نجمة: {service}} other {# نجمة: {service}}}',
  show: 'عرض الحسابات',
  decided: 'القرار: {name}، {day}. السبب: {reason}',
  count: 'احتسابها',
  exclude: 'استبعادها',
  countTitle: 'احتساب هذه الأصوات؟',
  countLead: 'يتغيّر معدل المركز وترتيبه فورًا.',
  excludeTitle: 'استبعاد هذه الأصوات؟',
  excludeLead: 'تبقى التقييمات ظاهرة مع علامة «غير محتسب»، ويتغيّر معدل المركز وترتيبه فورًا. يمكن التراجع عن القرار.',
};
