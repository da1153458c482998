import type { Shape } from '../../shape.ts';
import type { visibility as english } from '../../en/content/visibility.ts';

export const visibility: Shape<typeof english> = {
  page: {
    title: 'من يرى ماذا | تجميل سبوت',
    description: 'ما يظهر للمراكز والزوار وفريق تجميل سبوت عن صاحب الحجز، ومتى.',
  },
  title: 'من يرى ماذا',
  lead: 'ما يظهر للآخرين عند الحجز أو كتابة تقييم. يقرأ اختبار كل جواب من تجميل سبوت، ويفشل إن لم يصح هذا الجدول.',
  fields: {
    public_name: 'الاسم الأول وأول حرف من الاسم الثاني، مع التقييم',
    full_name: 'الاسم الكامل كما ورد في الحجز',
    phone: 'رقم الهاتف',
    email: 'البريد الإلكتروني',
    city: 'المدينة والمحافظة',
    picture: 'الصورة، مع التقييم',
    bookings: 'الحجوزات: الخدمة والموعد',
    notes: 'الملاحظة للمركز',
    reviews: 'التقييمات',
    client_notes: 'ما يدوّنه المركز لنفسه',
  },
  readers: {
    visitor: 'الجميع',
    venue_asked: 'المركز قبل التأكيد',
    venue_confirmed: 'المركز حتى يوم واحد بعد الزيارة',
    venue_later: 'المركز بعد ذلك',
    operator: 'فريق تجميل سبوت',
    self: 'أنت',
  },
  amounts: {
    full: 'بالكامل',
    masked: 'مخفي ما عدا أوله وآخر رقمين',
    recorded: 'عند الطلب، مع تسجيل كل اطلاع',
    none: 'لا يظهر',
  },
  foot: 'يظهر هذا للمركز من حجوزاته وحدها. في الملف الشخصي قائمة بمن اطّلع على الرقم، ويمكن فيه تنزيل كل البيانات المحفوظة.',
};
