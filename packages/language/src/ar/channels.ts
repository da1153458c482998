import type { Shape } from '../shape.ts';
import type { channels as english } from '../en/channels.ts';

export const channels: Shape<typeof english> = {
  page: {
    title: 'الرسائل إليّ | تجميل سبوت',
    description: 'القنوات التي تصل بها الرسائل، ومتى تصل.',
  },
  title: 'الرسائل إليّ',
  lead: 'تُرسل الرسالة بالقناة الأولى في القائمة، وإن لم تصل فبالتي تليها.',
  signedOut: 'يُرجى تسجيل الدخول لاختيار القنوات',
  failed: 'تعذّر تحميل القنوات.',
  retry: 'إعادة المحاولة',
  saveFailed: 'تعذّر الحفظ. يُرجى المحاولة مرة أخرى.',
  order: 'القنوات بالترتيب',
  names: {
    push: 'إشعار على الجهاز',
    telegram: 'تيليغرام',
    whatsapp: 'واتساب',
    sms: 'رسالة نصية',
    email: 'البريد الإلكتروني',
  },
  notReachable: 'غير معدّة بعد',
  up: 'تقديم {channel}',
  last: 'يجب أن تبقى قناة واحدة على الأقل.',
  telegram: {
    connect: 'ربط تيليغرام',
    disconnect: 'فصل تيليغرام',
    open: 'فتح تيليغرام',
    opens: 'الرابط صالح لمرة واحدة ولمدة ربع ساعة.',
  },
  quiet: 'هدوء من {from} إلى {to}',
  quietText: 'الرموز وتغييرات اليوم نفسه تصل فورًا.',
  discreet: 'رسائل كتومة',
  discreetText: 'بلا اسم مركز ولا خدمة، ولا تُحفظ الحجوزات على هذا الجهاز.',
};
