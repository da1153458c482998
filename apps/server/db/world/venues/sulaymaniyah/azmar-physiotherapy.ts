import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const back: WorldService = {
  id: 2301,
  category: 'physiotherapy',
  sinceDays: 112,
  title: text('Back, neck and disc', 'الظهر والرقبة والانزلاق', 'پشت و مل و دیسک'),
  description: text(
    'We look, ask and test for half an hour before a hand is laid on you.',
    'نفحص ونسأل ونختبر نصف ساعة قبل أن نبدأ العلاج.',
    'نیو کاتژمێر دەپشکنین و دەپرسین پێش ئەوەی دەست بە چارەسەر بکەین.',
  ),
  fullDescription: paragraph(
    `Bring your pictures if you have any; we do not order new ones without need.
    You go home with three exercises on paper, not with twenty.`,
    `اجلب صور الأشعة إن وجدت، ولا نطلب جديدة من دون حاجة.
    تعود إلى البيت بثلاثة تمارين مكتوبة لا عشرين.`,
    `ئەگەر تیشکت هەیە بیهێنە؛ بێ پێویست داوای تیشکی نوێ ناکەین.
    بە سێ ڕاهێنانی نووسراوەوە دەچیتەوە ماڵ، نەک بیست.`,
  ),
  images: ['treatment-room', 'waiting', 'massage', 'massage-herbs'],
  tags: ['wheelchair', 'parking', 'generator', 'noCard'],
  team: [2301, 2302],
  treatments: [
    treatment(t.physioFirst, 45, 35_000),
    treatment(t.spineCare, 45, 30_000),
    treatment(t.physioSession, 45, 25_000),
  ],
};

const afterInjury: WorldService = {
  id: 2302,
  category: 'physiotherapy',
  sinceDays: 78,
  title: text('After an injury', 'بعد الإصابة', 'دوای پێکان'),
  description: text(
    'Knee, shoulder or ankle: a plan in writing, and honest dates.',
    'ركبة أو كتف أو كاحل: خطة مكتوبة ومواعيد صريحة.',
    'ئەژنۆ یان شان یان گوێزینگ: پلانێکی نووسراو و کاتی ڕاستگۆیانە.',
  ),
  fullDescription: paragraph(
    `We measure the joint at every visit and show you the curve.
    If it does not move for three visits, we send you back to the doctor.`,
    `نقيس المفصل في كل زيارة ونريك المنحنى.
    وإن لم يتحسن في ثلاث زيارات نعيدك إلى الطبيب.`,
    `لە هەر سەردانێکدا جومگەکە دەپێوین و هێڵەکەت پیشان دەدەین.
    ئەگەر لە سێ سەردانیشدا باشتر نەبوو، دەتنێرینەوە لای پزیشک.`,
  ),
  images: ['reception', 'waiting', 'massage', 'massage-herbs'],
  tags: ['wheelchair', 'sameDay', 'parking'],
  team: [2301, 2302],
  treatments: [treatment(t.physioFirst, 45, 35_000), treatment(t.physioSession, 45, 25_000)],
};

export const azmarPhysiotherapy: WorldVenue = {
  id: 23,
  owner: 'rebin',
  city: 'sulaymaniyah',
  type: 'clinic',
  name: text('Azmar Physiotherapy', 'أزمر للعلاج الطبيعي', 'ئەزمەڕ بۆ چارەسەری سروشتی'),
  address: text(
    'Ibrahim Pasha Street, ground floor with a ramp',
    'شارع إبراهيم باشا، الطابق الأرضي مع منحدر',
    'شەقامی ئیبراهیم پاشا، نهۆمی خوارەوە بە ڕامپ',
  ),
  district: text('Ibrahim Pasha', 'إبراهيم باشا', 'ئیبراهیم پاشا'),
  postcode: null,
  at: [35.5571, 45.4239],
  site: 'azmar-physio',
  social: ['instagram', 'facebook'],
  isWomenOnly: false,
  slotStepMinutes: 15,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 375,
  hours: week('09:00-13:00 15:00-19:00', { fri: '' }),
  team: [
    {
      id: 2301,
      name: text('Hawre Salih', 'هاوري صالح', 'هاوڕێ ساڵح'),
      job: text('Physiotherapist', 'معالج طبيعي', 'چارەسازی سروشتی'),
      gender: 'male',
    },
    {
      id: 2302,
      name: text('Shler Qadir', 'شلير قادر', 'شلێر قادر'),
      job: text('Physiotherapist', 'معالجة طبيعية', 'چارەسازی سروشتی'),
      gender: 'female',
    },
  ],
  services: [back, afterInjury],
};
