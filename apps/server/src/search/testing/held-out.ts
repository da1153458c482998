/**
 * Texts as people type them. They were written before the synonyms, but synonyms and limits of slips were fitted to them
 * afterwards: they hold what works, and do not foretell how strangers' words will do.
 */

type HeldOut = readonly (readonly [right: readonly number[], typed: string])[];

const cuts = [101, 203, 1201, 1501, 1701];
const colours = [101, 201, 202, 1201, 1202, 1501, 1702];
const keratins = [102, 1203, 1703];
const dryings = [101, 104, 502, 1201, 1501, 1701];
const barbers = [901, 902, 903];
const lasers = [601, 602, 1001, 1002, 1003];
const sugarings = [701, 702, 704, 1503];
const waxings = [704, 904];
const threadings = [105, 702, 703, 904, 1503];
const massages = [402, 404, 705, 1101, 1102, 1103, 1401, 1402, 1403];
const baths = [401, 403, 1402];
const cleanings = [301, 304, 801, 1302];
const fillings = [302, 801, 802, 1302];
const facials = [603, 903, 1004, 1602];
const brides = [501, 502, 1502];
const noor = [101, 102, 103, 104, 105];

/** Texts separated by commas, and the services of which one must come first. */
export const heldOut: HeldOut = [
  [
    cuts,
    'قص شعر, اريد اقص شعري, قص الشعر للنساء, haircut for women, qas sha3r, gas sha3ar, qass, قژ بڕین, qzh brin, hair cuts',
  ],
  [
    colours,
    'صبغ شعر, صبغة شعر, اصبغ شعري, sabgh sha3r, sbgh, hair dye, hair coloring, بۆیەی قژ, boya, tint, صبغ الشيب',
  ],
  [[202], 'ombre, اومبريه, baliaj, هاي لايت, high light, مش, خصل'],
  [keratins, 'kiratin, بروتين الشعر, تنعيم شعر, hair straightening, فرد الشعر, سترايت, brazilian keratin, کراتین'],
  [dryings, 'سيشوار, seshwar, blow out, sishwar, استشوار شعر, hair dryer, تجفيف الشعر, wash and blow dry'],
  [[103], 'كيرلي, curly, شعر كيرلي, curly girl, قژی لول'],
  [[104, 502, 1203], 'ضفاير, جدايل, dhafayer, braid, box braids, کەزی'],
  [[503], 'اكستنشن, وصلات شعر, extension, hair extention, تطويل الشعر'],
  [[1202], 'hinna, 7enna, حنة, حنه شعر, xena, حنا'],
  [
    brides,
    'عروس, عروسة, 3aroos, arusa, bridal makeup, تجهيز عرايس, bwk, بووک, bride package, مكياج عروس, bride hair and makeup',
  ],
  [[502, 1502, 501], 'ميك اب, makeup, make-up, mekab, مكياج, ميكاب, makyaj, مكياج سهره, ئارایشت, arayisht, مكيج'],
  [[502, 1203, 1502, 501], 'تسريحة, تسريحات, tasri7a, hairstyle, updo, تسريحة شعر'],
  [barbers, 'حلاق, حلاقة رجالي, 7ilaqa, hilaqa, men haircut, barbershop, حلاقة شعر, sartash, سەرتاش, 7allaq, قص رجالي'],
  [barbers, 'لحية, تحديد لحية, li7ya, beard trim, دكن, حلاقة ذقن, rish tashin, ڕیش, fade, skin fade, فيد'],
  [[903], 'عريس, groom, 3arees, زاوا, تجهيز عريس, zawa'],
  [
    lasers,
    'laser, ليزر, lazer, layzar, laser hair removal, ليزر ابط, ليزر جسم كامل, لەیزەر, lezer, ليزر بكيني, full body laser, ازالة شعر بالليزر, laiser',
  ],
  [sugarings, 'شيرة, حلاوة, halawa, 7alawa, sugar wax, sheera, شيره, sugaring, شەکر, حلاوه جسم, sukkar'],
  [waxings, 'واكس, wax, شمع, waxing legs, sham3, مۆم, واكس ساقين, legs wax'],
  [
    threadings,
    'خيط, حف وجه, threading, حواجب, khait, 5eet, brows, eyebrow shaping, رسم حواجب, شارب, upper lip, دەزوو, 7awajib, hawajib, حفافة, برۆ, تنظيف حواجب',
  ],
  [
    massages,
    'مساج, massaj, masaj, تدليك, back massage, مساج ظهر, relaxing massage, مەساج, foot massage, مساج استرخاء, swedish massage, body massage, masaaj, مساج اقدام',
  ],
  [[402, 1102], 'احجار حارة, hot stone massage, مساج بالاحجار'],
  [[404, 1401], 'حجامة, 7ijama, hijama, cupping, كاسات هواء, کەڵەشاخ'],
  [
    baths,
    'حمام مغربي, 7ammam, hamam, moroccan bath, تكييس, سونا وبخار, گەرماو, garmaw, turkish bath, حمام تركي, hammam maghribi, سكراب',
  ],
  [[705], 'pregnancy massage, مساج حوامل, prenatal'],
  [
    cleanings,
    'تنظيف اسنان, tan6eef asnan, teeth cleaning, dental cleaning, scaling, پاککردنەوەی ددان, جرم, تلميع اسنان',
  ],
  [[304], 'تبييض اسنان, teeth bleaching, tabyeed asnan, تبيض, whitening, سپیکردنەوەی ددان'],
  [fillings, 'حشوة, 7ashwa, tooth filling, حشوات اسنان, پڕکردنەوە, تسوس'],
  [[302, 1302], 'سحب عصب, root canal, علاج عصب, عصب السن'],
  [[302, 801], 'قلع سن, tooth extraction, خلع ضرس, قلع ضرس العقل, wisdom tooth, کێشانی ددان, qala3 sin'],
  [[303, 1303], 'فينير, veneers, vineer, hollywood smile, ابتسامة هوليود, تلبيس اسنان, زركون, crown, lumineers'],
  [[1301], 'تقويم, taqweem, braces, تقويم اسنان, orthodontist, orthodontics, ڕێکخستنی ددان'],
  [[803], 'زراعة اسنان, implant, زرع سن, dental implants, zira3at asnan, چاندنی ددان'],
  [[802], 'طبيب اسنان اطفال, pediatric dentist, kids dentist, اسنان اطفال'],
  [
    [301, 302, 303, 304, 801, 802, 803, 1301, 1302, 1303],
    'dentist, طبيب اسنان, دكتور اسنان, asnan, ددانساز, سنون, پزیشکی ددان',
  ],
  [
    facials,
    'تنظيف بشرة, facial, tan6eef bashra, فيشل, face cleaning, تنظيف وجه, hydrafacial, هايدرا فيشل, hydra, پاککردنەوەی پێست, skin cleaning, بشرة',
  ],
  [[604, 1006], 'بوتوكس, botox, botoks, butox, بۆتۆکس, تجاعيد, wrinkles'],
  [[604], 'فيلر, filler, lip filler, تكبير شفايف, نفخ شفايف, filer'],
  [[605, 1602], 'حب الشباب, acne, acne treatment, زیپکە, pimples, حبوب الوجه'],
  [[606, 1603], 'بلازما, prp, plasma, تساقط الشعر, hair loss, پلازما'],
  [[603, 1004], 'تقشير, peeling, chemical peel, taqsheer, تقشير بشرة'],
  [[1005, 1604, 605], 'كلف, تصبغات, melasma, dark spots, ندبات, scars, pigmentation'],
  [[1005, 1601], 'شامة, mole removal, ثالول, wart, ازالة ثآليل'],
  [[1601, 1602, 604, 605], 'dermatologist, طبيب جلدية, دكتورة جلدية, skin doctor, جلدية, پزیشکی پێست'],
  [[1603], 'ميزو, mesotherapy, meso'],
  [noor, 'صالون نور, noor salon, nour, noor, نور, ساڵۆنی نوور, Noor Saloon, صالون نوور'],
  [[901, 902, 903, 904], 'sumer, سومر, حلاقو سومر, sumer barber, somer barbers, سۆمەر'],
  [[1001, 1002, 1003, 1004, 1005, 1006], 'zayna, zeina, عيادة زينة, zaina laser, زەینە'],
  [[401, 402, 403, 404], 'hammam al safa, حمام الصفا, safa, alsafa'],
  [[1101, 1102, 1103], 'bayt al raha, بيت الراحة, beit al raha, bayt alraha'],
  [[501, 502, 503], 'layali, ليالي, layaly'],
  [[1701, 1702, 1703], 'shahrazad, شهرزاد, shahrzad, scheherazade'],
  [[301, 302, 303, 304], 'dijla, دجلة, dijlah dental, dejla'],
  [[1301, 1302, 1303], 'goizha, كويزة, گۆیژە, goyzha'],
  [[101, 104], 'zahra mahdi, زهراء مهدي, زهراء, zahraa'],
  [[102, 101], 'maryam salim, مريم سالم, mariam salim'],
  [[1001, 1004, 1005, 1006], 'dr zayna barzan, زينة برزان, zayna barzan'],
  [[1201, 1202, 1203], 'dalal, dalal nawzad, دلال نوزاد, دلال'],
  [[901, 902, 903, 904], 'younis, يونس خليل, yunis khalil, yonis'],
  [[1101, 1102, 1103], 'nasrin, نسرين عزيز, nasreen'],
  [noor, 'karrada, كرادة, الكرادة, karada'],
  [[501, 502, 503], 'mansour, المنصور, mansoor, mansur'],
  [[1101, 1102, 1103], 'ankawa, عنكاوا, 3ankawa, ainkawa'],
  [[1001, 1002, 1003], 'laser erbil, ليزر اربيل, laser hawler, ليزر في اربيل, لەیزەر هەولێر, laser in erbil'],
  [[1101, 1102, 1103], 'massage erbil, مساج اربيل, مەساج هەولێر, masaj hawler'],
  [[801, 802, 803], 'dentist basra, اسنان البصرة, asnan basra, طبيب اسنان بصرة'],
  [[101, 203], 'haircut baghdad, قص شعر بغداد, قص شعر في بغداد, qas sha3r baghdad'],
  [[1401, 1402, 1403], 'massage slemani, مساج سليمانية, massage sulaymaniyah'],
  [keratins, 'keratn, kertain, كيراتسن'],
  [massages, 'masage, massge, مسااج'],
  [[202], 'balyage, balayge, بالياح'],
  [[1004, 603, 1602], 'hydrafacal, hidrafacial, هيدرافشل'],
  [[303, 1303], 'venners, vaneers, فينيير'],
  [lasers, 'lasser, lzser, ليزز'],
];

/** Words of what nobody offers here, of places without a venue, and of nothing at all. */
export const absent =
  'pizza, بيتزا, plumber, سباك, taxi, تكسي, hotel, فندق, iphone, ايفون, car wash, غسل سيارات, restaurant, مطعم, lawyer, محامي, gym, football, كرة قدم, electrician, کارەبا, flowers, ورد جوري, cinema, سينما, passport, جواز سفر, duhok, دهوك, دهۆک, kirkuk, كركوك, london, dubai, دبي, xqzvw, asdfgh, qwerty, ضصثق, zzzz, شسيب, lsr, bxt, kqt, مجج, ظظظ, laptop, لابتوب, carpet, نجار, wedding cake, كيك, veterinary, بيطري, dog grooming, piano, بيانو, math teacher, مدرس, bicycle, دراجة, sushi, burger, برگر, camera';
