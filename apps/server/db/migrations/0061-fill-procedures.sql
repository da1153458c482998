/* The registry as it begins; the operator edits it. A line: code | parent | licence class | English | Arabic | Sorani |
   usual minutes | usual price from and to, thousands of dinars | how else it is written. A spelling after "!" speaks of
   its procedure by itself: where it stands over a procedure that needs no such licence, a text is held (R13.03). */
create temporary table given_lines (line text) on commit drop;
insert into given_lines
select btrim(line) from regexp_split_to_table($lines$
hair-group | =hair | none | Hair | الشعر | قژ | 60 | 10 | 100 |
hair-cut | hair-group | none | Hair cut | قصّ شعر | قژبڕین | 45 | 15 | 40 | haircut, cut, trim, قص, قص شعر, قصة, گص, qas sha3r, gas sha3ar, قژ بڕین, بڕینی قژ
cut-color-treatment | hair-group | none | Cut, colour and care | قصّ وصبغ وعناية | بڕین و بۆیە و چاودێری | 150 | 60 | 150 | cut color treatment, قص صبغ عناية, بڕین بۆیە چاودێری
curl-cut | hair-group | none | Cut for curls | قصّ الشعر المجعد | بڕینی قژی لوول | 60 | 20 | 60 | curly cut, dry cut for curls, curls, كيرلي, شعر مجعد, لوول
fringe-cut | hair-group | none | Fringe trim | قصّ الغرة | بڕینی پرچی پێشەوە | 15 | 5 | 15 | fringe, bangs, غرة, غره, پرچ
girls-cut | hair-group | none | Girls' cut | قصّ شعر للبنات | قژبڕینی کچان | 30 | 8 | 20 | girls under ten, kids cut, بنات, قص اطفال, کچان, کچانی خوار دە ساڵ
blow-dry | hair-group | none | Blow-dry | سشوار | سشوار | 40 | 10 | 35 | blowdry, blow out, brushing, سيشوار, استشوار, سشوارة, سشوار للشعر الطويل, sishwar, seshwar
straightening | hair-group | none | Ironing | كوي الشعر | ئوتووکردنی قژ | 40 | 10 | 30 | flat iron, straightening, ليس, تمليس حراري, ئوتوو
root-colour | hair-group | none | Root colour | صبغ الجذور | بۆیەی ڕەگ | 90 | 25 | 60 | roots, root touch up, صبغ جذور, تغطية الشيب, ڕەگ
full-colour | hair-group | none | Full colour | صبغ كامل | بۆیەی تەواو | 120 | 40 | 110 | hair colour, hair color, hair dye, صبغ, صبغ شعر, صبغة, subgh, sabegh sha3r, بۆیە, بۆیەی قژ
grey-blend | hair-group | none | Grey blending | دمج الشيب | تێکەڵکردنی مووی سپی | 90 | 30 | 80 | grey coverage, شيب, مووی سپی
toner | hair-group | none | Toner | تونر | تۆنەر | 30 | 10 | 40 | gloss, تونير, تونر شعر
balayage | hair-group | none | Balayage | بالياج | بالیاژ | 180 | 100 | 250 | balayage and toner, balyaj, بلياج, بالاياج, ombre, أومبريه, اومبري, بالیاژ و تۆنەر
highlights | hair-group | none | Highlights | هايلايت | هایلایت | 150 | 75 | 180 | lowlights, meches, mesh, ميش, خصل, هايلايتس, هایلایتس
colour-repair | hair-group | none | Colour correction | تصحيح اللون | ڕاستکردنەوەی ڕەنگ | 180 | 75 | 250 | color correction, تصحيح لون, سحب لون
bleaching | hair-group | none | Bleaching | سحب لون الشعر | سپیکردنەوەی قژ | 120 | 50 | 150 | bleach, ديكاباج, decapage
henna | hair-group | none | Henna | حناء | خەنە | 90 | 10 | 40 | henna and indigo, حنة, حنه, حناء ووسمة, 7enna, hinna, خەنە و وەسمە
keratin | hair-group | none | Keratin | كيراتين | کیراتین | 150 | 75 | 250 | keratine, kiratin, كرياتين, كيراتين للشعر القصير, كيراتين للشعر الطويل, قيراتين, کراتین
protein | hair-group | none | Protein treatment | بروتين للشعر | پڕۆتینی قژ | 120 | 75 | 175 | hair protein, بروتين, بروتين الشعر, proteen, پرۆتین
hair-botox | hair-group | none | Hair botox (care without injection) | بوتوكس الشعر | بۆتۆکسی قژ | 120 | 60 | 175 | hair botox, botox for hair, بوتوكس شعر, بوتكس شعر, بوتكس الشعر, بوتوكس للشعر, botox sha3r, بۆتۆکس بۆ قژ, بۆتۆکسی پرچ
hair-filler | hair-group | none | Hair filler (care without injection) | فيلر الشعر | فیلەری قژ | 90 | 50 | 150 | hair filler, filler for hair, فيلر شعر, فيلر للشعر, فلر شعر, filler sha3r, فیلەر بۆ قژ
oil-mask | hair-group | none | Warm oil mask | حمّام زيت دافئ | ماسکی ڕۆنی گەرم | 45 | 15 | 35 | hot oil, oil bath, حمام زيت, ماسك شعر, ماسکی قژ
scalp-care | hair-group | none | Scalp care | عناية بفروة الرأس | چاودێریی پێستی سەر | 45 | 20 | 60 | scalp treatment, head spa, هيد سبا, سكالب
curl-care | hair-group | none | Curl wash and styling | غسل وتصفيف الشعر المجعد | شۆردن و ڕێکخستنی قژی لوول | 60 | 20 | 50 | curl styling, wash and go
perm | hair-group | none | Perm | تجعيد الشعر | لوولکردنی قژ | 120 | 40 | 120 | permanent wave, بيرم, برمنت
evening-hair | hair-group | none | Evening hair | تسريحة سهرة | قژی ئێواران | 60 | 25 | 60 | updo, hairstyle, hair styling, تسريحة, تسريحه, تصفيف, tasri7a, ستایلی قژ
bridal-hair | hair-group | none | Bridal hair | تسريحة عروس | قژی بووک | 120 | 100 | 300 | bride hair, تسريحة عروسة, بووک
bridal-full | hair-group | none | Bridal hair and make-up | تسريحة ومكياج عروس | قژ و ئارایشتی بووک | 240 | 250 | 750 | bridal package, bride, عروس, عروسة, تجهيز عروس, 3aroos, 3arous, قژ و ئارایشتی بووک
bridal-trial | hair-group | none | Bridal trial | تجربة العروس | تاقیکردنەوەی بووک | 90 | 50 | 150 | trial for the bride, بروفة عروس
braids | hair-group | none | Braids | ضفائر | کەزی | 60 | 15 | 60 | plaits, cornrows, ضفيرة, ظفائر, جدايل
extensions | hair-group | none | Hair extensions | تركيب شعر | زیادکردنی قژ | 150 | 100 | 600 | tape extensions, extension, اكستنشن, تطويل شعر, تركيب شعر باللاصق, ئێکستێنشن
wig-care | hair-group | none | Wig fitting | تركيب باروكة | دانانی باڕۆکە | 60 | 30 | 150 | wig, باروكه, باڕۆکە
men-cut | hair-group | none | Men's cut | قصّ رجالي | قژبڕینی پیاوان | 30 | 8 | 20 | mens cut, men cut, barber, حلاقة, حلاقه, حلاق, حلاقة شعر, 7ilaqa, hilaqa, سەرتاشین, دەلاک
fade | hair-group | none | Fade | تدريج | قژبڕینی پلەپلە | 40 | 10 | 25 | skin fade, taper, فيد, تدريجة
boys-cut | hair-group | none | Boys' cut | قصّ شعر للأولاد | قژبڕینی کوڕان | 25 | 6 | 15 | boys under twelve, أولاد, اولاد دون الثانية عشرة, کوڕان
beard-trim | hair-group | none | Beard trim | تحديد لحية | ڕێکخستنی ڕیش | 20 | 5 | 10 | beard, لحية, لحيه, دكن, ڕیش, li7ya
hot-shave | hair-group | none | Hot towel shave | حلاقة بالمنشفة الساخنة | ڕیشتاشین بە خاولی گەرم | 30 | 8 | 15 | shave, wet shave, حلاقة ذقن, ڕیشتاشین
cut-and-beard | hair-group | none | Cut and beard | قصّ شعر ولحية | قژ و ڕیش | 50 | 15 | 30 | hair and beard, حلاقة ولحية
beard-colour | hair-group | none | Beard colour | صبغ اللحية | بۆیەی ڕیش | 20 | 5 | 15 | beard dye, صبغ لحية
groom-package | hair-group | none | Groom package | تجهيز العريس | ئامادەکردنی زاوا | 120 | 50 | 150 | grooms morning, groom, عريس, زاوا, 3arees
make-up-day | hair-group | none | Day make-up | مكياج ناعم | ئارایشتی سووک | 45 | 25 | 60 | natural make-up, soft glam, ميكب, ميك اب, ميكاب ناعم, mekab, مکیاج, ئارایشت
evening-make-up | hair-group | none | Evening make-up | مكياج سهرة | ئارایشتی ئێواران | 60 | 35 | 100 | makeup, make up, مكياج, ميكياج, ماكياج, makyaj, ئارایشتی ئاهەنگ
make-up-lesson | hair-group | none | Make-up lesson | درس مكياج | وانەی ئارایشت | 90 | 40 | 120 | makeup class, كورس مكياج
manicure | hair-group | none | Manicure | مانيكير | مانیکیر | 40 | 10 | 30 | nails, manicur, منكير, مناكير, مانكير, اظافر, أظافر, manakeer, نینۆک
pedicure | hair-group | none | Pedicure | باديكير | پێدیکیر | 50 | 12 | 35 | pedicur, بديكير, بدكير, باديكور, پەدیکیر
gel-nails | hair-group | none | Gel polish | طلاء جل | جێڵی نینۆک | 60 | 20 | 45 | gel nails, shellac, gelish, جل اظافر, جلش, شيلاك, جێڵ
nail-extensions | hair-group | none | Nail extensions | تركيب أظافر | زیادکردنی نینۆک | 120 | 35 | 90 | acrylic nails, acrylic, polygel, اكريليك, بولي جل, تركيب اظافر
nail-art | hair-group | none | Nail art | رسم على الأظافر | نەخشاندنی نینۆک | 30 | 5 | 30 | nail design, رسم اظافر
lash-extensions | hair-group | none | Lash extensions | تركيب رموش | دانانی برژانگ | 120 | 40 | 120 | lashes, eyelash extensions, رموش, رموش دائمية, برژانگ, rmoosh
lash-lift | hair-group | none | Lash lift | رفع الرموش | بەرزکردنەوەی برژانگ | 60 | 25 | 75 | lash lifting, ليفت رموش
brow-tint | hair-group | none | Brow tint | صبغ الحواجب | بۆیەی برۆ | 20 | 8 | 20 | tint brows, صبغة حواجب
brow-lamination | hair-group | none | Brow lamination | ترتيب الحواجب | لەمینەیشنی برۆ | 45 | 25 | 60 | lamination, لمنيشن حواجب
basic-facial | hair-group | none | Face cleansing | تنظيف بشرة سطحي | پاککردنەوەی ڕووکاری پێست | 45 | 15 | 40 | basic facial, face mask, ماسك وجه, تنظيف وجه, tan6eef bashra, ماسکی دەموچاو
henna-drawing | hair-group | none | Henna drawing | نقش حناء | نەخشی خەنە | 60 | 15 | 75 | mehndi, رسم حنة, نقش حنه
spray-tan | hair-group | none | Spray tan | تان بالرش | تانی سپرەی | 40 | 30 | 80 | tanning, برونزاج, تان
hair-consultation | hair-group | none | Hair consultation | استشارة شعر | ڕاوێژی قژ | 20 | 5 | 25 | consultation, استشارة, ڕاوێژ, trial, patch test
other-hair | hair-group | none | Other, hair and beauty | خدمة أخرى للشعر والتجميل | خزمەتگوزاریی تری قژ و جوانکاری | 60 | 10 | 100 |
permanent-group | =hair | beautician | Permanent make-up | المكياج الدائم | ئارایشتی هەمیشەیی | 120 | 100 | 400 |
microblading | permanent-group | beautician | Microblading | ميكروبليدنغ | مایکرۆبلەیدین | 120 | 100 | 300 | !~microblading, !microbleeding, !~microshading, !~مايكروبليدنج, !~ميكروبلدنغ, !مايكرو بليدنغ, !ميكرو شيدنغ, !~مایکرۆبلەیدینگ, !mikroblading
brow-tattoo | permanent-group | beautician | Brow tattoo | تاتو الحواجب | تاتۆی برۆ | 120 | 75 | 250 | !permanent brows, !تاتو حواجب, !وشم الحواجب, !powder brows, !تاتوو حواجب, !تاتۆی برۆ, !tatoo 7awajib
lip-blush | permanent-group | beautician | Lip blush | توريد الشفاه | پەمەییکردنی لێو | 120 | 100 | 300 | !lip blushing, !lip tattoo, !تاتو شفايف, !توريد شفايف, !تاتو الشفاه, !تاتۆی لێو
eyeliner-tattoo | permanent-group | beautician | Eyeliner tattoo | آيلاينر دائم | ئایلاینەری هەمیشەیی | 90 | 75 | 200 | !permanent eyeliner, !تاتو ايلاينر, !مكياج دائم, !permanent makeup, !مكياج دائمي, !ئارایشتی هەمیشەیی
scalp-pigmentation | permanent-group | beautician | Scalp pigmentation | تصبيغ فروة الرأس | تاتۆی پێستی سەر | 180 | 150 | 500 | !~micropigmentation, !scalp micropigmentation, !تاتو فروة الرأس, !تاتو شعر
tattoo | permanent-group | beautician | Tattoo | وشم | تاتۆ | 90 | 50 | 400 | !~tattoo, !tatto, !tatoo, !تاتو, !تاتوو, !وشم, !تاتۆ, !خاڵکوتان
piercing | permanent-group | nurse | Piercing | ثقب الأذن والأنف | کونکردنی گوێ و لووت | 15 | 10 | 40 | !piercing, !ثقب الاذن, !ثقب الانف, !تخريم, !تخريم اذن, !بيرسنغ, !کونکردنی گوێ, !percing
removal-group | =hair removal | none | Hair removal | إزالة الشعر | لابردنی موو | 30 | 5 | 50 |
brows-thread | removal-group | none | Eyebrows, thread | حواجب بالخيط | برۆ بە دەزوو | 15 | 3 | 8 | eyebrows, brows, brow shaping, حواجب, 7awajib, برۆ
upper-lip-thread | removal-group | none | Upper lip, thread | شارب بالخيط | سەر لێو بە دەزوو | 10 | 2 | 5 | upper lip, شارب, سمێڵ
face-thread | removal-group | none | Whole face, thread | وجه كامل بالخيط | هەموو دەموچاو بە دەزوو | 30 | 8 | 15 | threading, face threading, خيط, حف, حف وجه, دەزوو
cheek-thread | removal-group | none | Cheeks, thread | خدود بالخيط | ڕوومەت بە دەزوو | 15 | 4 | 10 | cheeks
sugar-half-leg | removal-group | none | Half leg, sugar | نصف ساق بالشيرة | نیوەی قاچ بە شەکر | 30 | 10 | 20 | half leg, نصف ساق
sugar-legs | removal-group | none | Full legs, sugar | ساقان كاملان بالشيرة | هەردوو قاچ بە شەکر | 60 | 20 | 40 | legs sugar, شيرة, شيره, sugaring, سكر, حلاوة, halawa, شەکر
sugar-arms | removal-group | none | Full arms, sugar | ذراعان كاملان بالشيرة | هەردوو قۆڵ بە شەکر | 40 | 15 | 30 | arms sugar
sugar-underarm | removal-group | none | Underarms, sugar | تحت الإبط بالشيرة | بن باڵ بە شەکر | 15 | 5 | 10 | underarm sugar
sugar-bikini | removal-group | none | Bikini, sugar | بكيني بالشيرة | بیکینی بە شەکر | 30 | 15 | 35 | bikini sugar, بكيني شيرة
sugar-body | removal-group | none | Whole body, sugar | جسم كامل بالشيرة | هەموو لەش بە شەکر | 120 | 50 | 100 | body sugar, جسم شيرة
wax-legs | removal-group | none | Full legs, wax | ساقان كاملان بالشمع | هەردوو قاچ بە مۆم | 50 | 20 | 35 | waxing, wax, legs wax, شمع, واكس, مۆم
wax-arms | removal-group | none | Full arms, wax | ذراعان كاملان بالشمع | هەردوو قۆڵ بە مۆم | 40 | 15 | 30 | arms wax
wax-face | removal-group | none | Face, wax | وجه بالشمع | دەموچاو بە مۆم | 20 | 6 | 15 | face wax, شمع وجه
wax-nose | removal-group | none | Nose and ears, wax | أنف وأذنان بالشمع | لووت و گوێ بە مۆم | 15 | 3 | 8 | nose wax, شمع انف
wax-back | removal-group | none | Back and shoulders, wax | ظهر وأكتاف بالشمع | پشت و شان بە مۆم | 45 | 15 | 40 | back wax
wax-body | removal-group | none | Whole body, wax | جسم كامل بالشمع | هەموو لەش بە مۆم | 120 | 50 | 110 | body wax
other-hair-removal | removal-group | none | Other hair removal | إزالة شعر أخرى | لابردنی مووی تر | 30 | 5 | 50 |
light-group | =hair removal | nurse | Laser hair removal | إزالة الشعر بالليزر | لابردنی موو بە لەیزەر | 45 | 15 | 300 |
laser-hair-patch | light-group | nurse | Laser test patch | تجربة ليزر | تاقیکردنەوەی لەیزەر | 15 | 5 | 10 | test patch, تجربة على بقعة صغيرة, تجربة على مساحة صغيرة, تاقیکردنەوەی بچووک
laser-hair-underarm | light-group | nurse | Underarms, laser | تحت الإبط بالليزر | بن باڵ بە لەیزەر | 20 | 15 | 35 | underarm laser, ليزر ابط
laser-hair-face | light-group | nurse | Face, laser | وجه بالليزر | دەموچاو بە لەیزەر | 30 | 20 | 50 | face laser, ليزر وجه, beard line laser, حدود اللحية بالليزر, هێڵی ڕیش بە لەیزەر
laser-hair-arms | light-group | nurse | Full arms, laser | ذراعان كاملان بالليزر | هەردوو قۆڵ بە لەیزەر | 45 | 30 | 80 | arms laser, ليزر يدين
laser-hair-legs | light-group | nurse | Full legs, laser | ساقان كاملان بالليزر | هەردوو قاچ بە لەیزەر | 60 | 50 | 120 | legs laser, ليزر ساقين
laser-hair-bikini | light-group | nurse | Bikini, laser | بكيني بالليزر | بیکینی بە لەیزەر | 30 | 25 | 70 | bikini laser, ليزر بكيني
laser-hair-back | light-group | nurse | Back and shoulders, laser | ظهر وأكتاف بالليزر | پشت و شان بە لەیزەر | 45 | 40 | 90 | back laser, ليزر ظهر
laser-hair-body | light-group | nurse | Whole body, laser | جسم كامل بالليزر | هەموو لەش بە لەیزەر | 120 | 100 | 300 | laser hair removal, !laser, !lazer, !layzar, !leyzer, !lizar, !laiser, !laizer, !layser, !laysar, !lezar, !leyzar, !lezer, !lyzer, !lizr, !laezr, !leezer, !ليزر, !لييزر, !ليزار, !لايزر, !ازالة شعر ليزر, !لەیزەر, !لێزەر, !لیزەر, !diode, !دايود, !دیۆد, !~alexandrite, !الكسندرايت, !candela, !كانديلا
ipl | light-group | nurse | Light pulses (IPL) | إزالة الشعر بالضوء | لابردنی موو بە ڕووناکی | 30 | 15 | 60 | !ipl, !~photoepilation, !elight, !intense pulsed light, !نبضات ضوئية, !ضوء نبضي, !اي بي ال
electrolysis | light-group | nurse | Electrolysis | إزالة الشعر بالكهرباء | لابردنی موو بە کارەبا | 30 | 15 | 50 | !~electrolysis, !thermolysis, !ابرة كهربائية, !تحليل كهربائي, !الابرة الكهربائية
massage-group | =massage | none | Massage | المساج | مەساج | 60 | 25 | 60 |
massage-30 | massage-group | none | Massage, half an hour | مساج، نصف ساعة | مەساج، نیو کاتژمێر | 30 | 15 | 30 | half an hour, نصف ساعة, نیو کاتژمێر
massage-60 | massage-group | none | Massage, one hour | مساج، ساعة | مەساج، یەک کاتژمێر | 60 | 25 | 60 | massage, relaxing massage, swedish massage, مساج, تدليك, مسج, massaj, مەساج, one hour, ساعة, یەک کاتژمێر
massage-90 | massage-group | none | Massage, hour and a half | مساج، ساعة ونصف | مەساج، یەک کاتژمێر و نیو | 90 | 40 | 90 | hour and a half, ساعة ونصف, یەک کاتژمێر و نیو
massage-back | massage-group | none | Back and neck massage | مساج الظهر والرقبة | مەساجی پشت و مل | 40 | 20 | 40 | back and neck, ظهر ورقبة, پشت و مل
massage-head | massage-group | none | Head and shoulders massage | مساج الرأس والأكتاف | مەساجی سەر و شان | 30 | 15 | 30 | head and shoulders, رأس وأكتاف, سەر و شان
massage-feet | massage-group | none | Foot massage | مساج القدمين | مەساجی پێ | 40 | 15 | 35 | feet and calves, reflexology, قدمان وساقان, پێ و لوولاق, ريفلكسولوجي
massage-deep | massage-group | none | Deep pressure massage | مساج بضغط عميق | مەساج بە پەستانی قووڵ | 60 | 35 | 75 | deep pressure, deep tissue, ضغط عميق, پەستانی قووڵ
massage-stones | massage-group | none | Hot stone massage | مساج بالأحجار الساخنة | مەساج بە بەردی گەرم | 75 | 40 | 90 | hot stones, hot stone, احجار ساخنة, بەردی گەرم
massage-thai | massage-group | none | Thai massage | مساج تايلندي | مەساجی تایلەندی | 60 | 35 | 80 | thai, تايلندي, تایلەندی
massage-pregnancy | massage-group | none | Pregnancy massage | مساج الحامل | مەساجی دووگیان | 60 | 35 | 70 | prenatal massage, حامل, دووگیان
massage-sports | massage-group | none | Sports massage | مساج رياضي | مەساجی وەرزشی | 60 | 30 | 70 | sport massage, رياضي, وەرزشی
massage-couple | massage-group | none | Massage for two | مساج لشخصين | مەساج بۆ دوو کەس | 60 | 60 | 120 | couple massage, one hour for two, ساعة لشخصين, یەک کاتژمێر بۆ دوو کەس
massage-lymph | massage-group | none | Lymphatic massage | مساج لمفاوي | مەساجی لیمفاوی | 60 | 35 | 80 | lymphatic drainage, لمفاوي, ليمفاوي, لیمفاوی
hammam-scrub | massage-group | none | Steam and scrub | بخار وتكييس | هەڵم و کیسەکردن | 60 | 20 | 40 | hammam, hamam, steam, scrub, 7ammam, حمام بخار, تكييس, كيس, steam scrub and foam, بخار وتكييس ورغوة, هەڵم و کیسە و کەف
moroccan-bath | massage-group | none | Moroccan bath | حمّام مغربي | گەرماوی مەغریبی | 90 | 30 | 75 | moroccan hammam, حمام مغربي, مغربي, مەغریبی
hammam-bride | massage-group | none | Bride's bath | حمّام العروس | گەرماوی بووک | 120 | 75 | 200 | brides bath up to four, حمام عروس, گەرماوی بووک بۆ چوار کەس
body-scrub | massage-group | none | Body scrub | تقشير الجسم بالسكر والملح | پاککردنەوەی پێستی لەش | 45 | 20 | 50 | body polish, صنفرة, سكراب, سكرب
body-wrap | massage-group | none | Body wrap | لفّ الجسم | پێچانی لەش | 60 | 25 | 70 | mud wrap, طين, لف الجسم
sauna | massage-group | none | Sauna | ساونا | ساونا | 45 | 10 | 30 | sauna and jacuzzi, جاكوزي, jacuzzi
dry-cupping | massage-group | none | Dry cupping | حجامة جافة | کەڵەشاخی وشک | 40 | 15 | 30 | cupping massage, حجامه جافه, الحجامة الجافة, وحجامة جافة, کەڵەشاخی وشک, و کەڵەشاخی وشک
other-massage | massage-group | none | Other massage or bath | مساج أو حمّام آخر | مەساج یان گەرماوی تر | 60 | 20 | 60 |
therapy-group | =massage | physiotherapist | Physiotherapy | العلاج الطبيعي | چارەسەری سروشتی | 45 | 25 | 75 |
physio-first | therapy-group | physiotherapist | Physiotherapy, first visit | علاج طبيعي، الزيارة الأولى | چارەسەری سروشتی، سەردانی یەکەم | 45 | 25 | 75 | !~physiotherapy, !physio, !physical therapy, !fizyo, !علاج طبيعي, !العلاج الطبيعي, !علاج فيزيائي, !فيزيوثيرابي, !فیزیۆتێراپی, !چارەسەری سروشتی
physio-session | therapy-group | physiotherapist | Physiotherapy session | جلسة علاج طبيعي | دانیشتنی چارەسەری سروشتی | 45 | 20 | 60 | !rehabilitation, !تأهيل حركي, !اعادة تأهيل, !تمارين علاجية
spine-care | therapy-group | physiotherapist | Spine and disc therapy | علاج الفقرات والانزلاق | چارەسەری بڕبڕە و دیسک | 45 | 25 | 75 | !~chiropractic, !chiropractor, !كايروبراكتيك, !طقطقة الظهر, !ديسك, !انزلاق غضروفي, !فقرات, !دیسک
manual-therapy | therapy-group | physiotherapist | Manual therapy | علاج يدوي | چارەسەری دەستی | 45 | 25 | 70 | !manual therapy, !osteopathy, !علاج يدوي, !therapeutic massage, !مساج علاجي, !تدليك علاجي, !مەساجی چارەسەری
electro-therapy | therapy-group | physiotherapist | Electrotherapy | علاج كهربائي | چارەسەر بە کارەبا | 30 | 15 | 40 | !electrotherapy, !tens therapy, !ultrasound therapy, !shockwave, !شوك ويف, !موجات تصادمية, !علاج كهربائي, !شۆک وەیڤ
dry-needling | therapy-group | physiotherapist | Dry needling | إبر جافة | دەرزیی وشک | 30 | 25 | 60 | !dry needling, !~acupuncture, !ابر صينية, !الابر الصينية, !ابر جافة, !دەرزیی چینی
dental-group | =dental | dentist | Dental | الأسنان | ددان | 30 | 15 | 100 |
dental-check | dental-group | dentist | Dental check-up | فحص الأسنان | پشکنینی ددان | 20 | 5 | 25 | check up, checkup, فحص, پشکنین, !dentist, !dental, !طبيب اسنان, !اسنان, !پزیشکی ددان, !فحص اسنان
dental-x-ray | dental-group | dentist | Dental X-ray | أشعة الأسنان | تیشکی ددان | 15 | 15 | 25 | panoramic x ray, x ray, أشعة بانوراما, بانوراما, تیشکی پانۆراما, !panorama xray
dental-cleaning | dental-group | dentist | Dental cleaning | تنظيف الأسنان | پاککردنەوەی ددان | 40 | 25 | 60 | cleaning and polish, تنظيف وتلميع, پاککردنەوە و بریقەدان, !تنظيف اسنان, !teeth cleaning, !تنضيف اسنان, !scaling, !جرم الاسنان, !پاککردنەوەی ددان
dental-deep-cleaning | dental-group | dentist | Deep dental cleaning | تنظيف عميق للأسنان | پاککردنەوەی قووڵی ددان | 75 | 60 | 120 | deep cleaning, تنظيف عميق, پاککردنەوەی قووڵ, !علاج اللثة, !gum treatment, !لثة
filling | dental-group | dentist | White filling | حشوة بيضاء | پڕکردنەوەی سپی | 45 | 25 | 75 | filling, fillings, حشوة, پڕکردنەوە, !tooth filling, !حشوة اسنان, !حشوة سن, !حشوات, !حشوة ضرس, !7ashwa
root-canal | dental-group | dentist | Root canal | علاج الجذر | چارەسەری ڕەگی ددان | 90 | 75 | 200 | حشوة جذر, علاج جذر, پڕکردنەوەی ڕەگ, !root canal, !علاج عصب, !سحب عصب, !حشوة جذر, !علاج الجذور, !چارەسەری ڕەگ
extraction | dental-group | dentist | Extraction | قلع سن | کێشانی ددان | 30 | 15 | 50 | extraction, !tooth extraction, !قلع سن, !قلع ضرس, !قلع اسنان, !خلع سن, !خلع ضرس, !کێشانی ددان
wisdom-tooth | dental-group | dentist | Wisdom tooth | قلع ضرس العقل | کێشانی ددانی عەقڵ | 60 | 50 | 150 | !wisdom tooth, !ضرس العقل, !ددانی عەقڵ
whitening | dental-group | dentist | Teeth whitening | تبييض الأسنان | سپیکردنەوەی ددان | 75 | 100 | 250 | whitening in the chair, whitening at the clinic, تبييض في العيادة, سپیکردنەوە لە کلینیک, !teeth whitening, !tooth whitening, !تبييض اسنان, !تبيض اسنان, !تبييض الاسنان, !tabyeeth asnan, !سپیکردنەوەی ددان, !bleaching teeth
whitening-trays | dental-group | dentist | Whitening trays | قوالب تبييض | قاڵبی سپیکردنەوە | 30 | 50 | 120 | whitening trays for home, قوالب تبييض للبيت, قاڵبی سپیکردنەوە بۆ ماڵەوە
veneer | dental-group | dentist | Veneer | فينير | ڤینێر | 60 | 150 | 400 | porcelain veneer one tooth, فينير خزف, veneers, !veneer, !~veneers, !vineer, !فينير, !فنير, !فينيرز, !لومينير, !lumineers, !ڤینێر, !هوليود سمايل, !هوليوود سمايل, !hollywood smile, !ابتسامة هوليود, !ابتسامة هوليوود, !هۆلیود سمایل
crown | dental-group | dentist | Crown | تلبيسة سن | تاجی ددان | 60 | 100 | 300 | zirconia crown, veneers and crowns, تلبيسة زركون, تاجی زیرکۆن, تلبيسة, !dental crown, !zirconia, !zircon, !زركون, !زيركون, !تلبيس اسنان, !جسر اسنان, !زیرکۆن
implant | dental-group | dentist | Dental implant | زراعة سن | چاندنی ددان | 90 | 400 | 1000 | implant one tooth, implants, زرعة, زرعة سن واحد, چاندنی یەک ددان, !dental implant, !~implant, !زراعة اسنان, !زرعات, !زرع اسنان, !زراعة الاسنان, !zira3at asnan, !چاندنی ددان, !ئیمپلانت
braces-first | dental-group | dentist | Braces, first visit | تقويم، الزيارة الأولى | ڕێکخستنی ددان، سەردانی یەکەم | 45 | 25 | 75 | braces, تقويم, ڕێکخستن سەردانی یەکەم, !~orthodontics, !braces, !تقويم اسنان, !تقويم الاسنان, !taqweem, !ڕێکخستنی ددان, !شاڵی ددان
braces-check | dental-group | dentist | Braces, monthly visit | تقويم، مراجعة شهرية | ڕێکخستنی ددان، سەردانی مانگانە | 20 | 15 | 40 | braces monthly visit, مراجعة شهرية, ڕێکخستن سەردانی مانگانە
aligners | dental-group | dentist | Clear aligners | تقويم شفاف | ڕێکخەری ڕوون | 45 | 200 | 2000 | !aligners, !~invisalign, !انفزلاين, !تقويم شفاف, !ئینڤیزەلاین
retainer | dental-group | dentist | Retainer | مثبت تقويم | جێگیرکەری ددان | 30 | 50 | 120 | !retainer, !مثبت تقويم
child-dental-check | dental-group | dentist | First dental visit, child | أول زيارة أسنان للطفل | یەکەم سەردانی ددانی منداڵ | 30 | 10 | 25 | first visit child, زيارة أولى للطفل, سەردانی یەکەمی منداڵ
fluoride | dental-group | dentist | Fluoride | فلورايد | فلۆراید | 20 | 15 | 40 | !fluoride, !فلورايد, !فلۆراید
milk-tooth | dental-group | dentist | Milk tooth filling | حشوة سن لبني | پڕکردنەوەی ددانی شیری | 30 | 20 | 45 | !milk tooth, !سن لبني, !ددانی شیری
dentures | dental-group | dentist | Dentures | طقم أسنان | تاقمی ددان | 60 | 150 | 600 | !denture, !dentures, !طقم اسنان, !تاقمی ددان
tooth-gem | dental-group | dentist | Tooth gem | كريستالة أسنان | کریستاڵی ددان | 20 | 25 | 60 | !tooth gem, !tooth jewellery, !كريستال اسنان, !الماسة اسنان
night-guard | dental-group | dentist | Night guard | واقي ليلي | پارێزەری شەوانە | 30 | 60 | 150 | !night guard, !واقي اسنان
dental-consultation | dental-group | dentist | Dental consultation | استشارة أسنان | ڕاوێژی ددان | 20 | 10 | 30 | consultation, استشارة, ڕاوێژ
other-dental | dental-group | dentist | Other dental treatment | علاج آخر للأسنان | چارەسەری تری ددان | 30 | 15 | 100 |
skin-group | =clinic | beautician | Skin care | العناية بالبشرة | چاودێریی پێست | 60 | 25 | 100 |
facial | skin-group | beautician | Deep cleansing facial | تنظيف بشرة عميق | پاککردنەوەی قووڵی پێست | 60 | 25 | 60 | facial, deep facial, تنظيف بشرة, تنظيف البشرة, تنضيف بشرة, فيشل, فەیشڵ, !medical facial, !تنظيف بشرة طبي
hydra-facial | skin-group | beautician | Hydrafacial | هيدرافيشل | هایدرافەیشڵ | 60 | 50 | 120 | !~hydrafacial, !hydra facial, !hydrofacial, !~هيدرافيشل, !هيدرا فيشل, !هايدرافيشل, !هايدرا فيشال, !~هایدرافەیشڵ
light-peel | skin-group | beautician | Light peel | تقشير خفيف | توێکڵکردنی سووک | 40 | 35 | 90 | peel course of three, تقشير ثلاث جلسات, توێکڵکردن سێ دانیشتن, توێکڵکردن, تقشير, !chemical peel, !face peel, !peeling session, !skin peel, !تقشير وجه, !تقشير بارد, !بيلينغ, !تقشير كيميائي خفيف, !cold peel
dermaplaning | skin-group | beautician | Dermaplaning | ديرمابلان | دێرماپلان | 40 | 30 | 80 | !~dermaplaning, !dermaplane, !ديرمابلانينج, !ديرما بلان, !دێرماپلان
microdermabrasion | skin-group | beautician | Microdermabrasion | كريستال للبشرة | مایکرۆدێرم | 45 | 35 | 80 | !~microdermabrasion, !dermabrasion, !ميكرودرم, !تقشير كريستالي, !صنفرة الوجه
led-therapy | skin-group | beautician | Light mask | ماسك ضوئي | ماسکی ڕووناکی | 30 | 15 | 50 | !led mask, !led therapy, !ماسك ليد
hifu | skin-group | beautician | HIFU lifting | شدّ بالهايفو | توندکردنەوە بە هایفۆ | 60 | 75 | 300 | !hifu, !~ultherapy, !هايفو, !هيفو, !الهايفو, !هایفۆ, !شد بالموجات, !haifo
radiofrequency | skin-group | beautician | Radiofrequency | شدّ بالراديو | توندکردنەوە بە ڕادیۆ | 45 | 40 | 150 | !~radiofrequency, !rf lifting, !راديو فريكونسي, !ترددات حرارية, !ریدیۆ فریکوێنسی
body-contour | skin-group | beautician | Body contouring device | نحت الجسم بالأجهزة | لەشڕێکخستن بە ئامێر | 60 | 50 | 200 | !cavitation, !~cryolipolysis, !~coolsculpting, !كافتيشن, !تجميد الدهون, !كول سكلبتنغ, !نحت الجسم, !emsculpt
medical-group | =clinic | physician | Doctor's treatments | علاجات الطبيب | چارەسەری پزیشک | 40 | 25 | 300 |
consultation | medical-group | physician | Consultation | استشارة | ڕاوێژ | 20 | 15 | 50 | consultation, استشارة طبية, ڕاوێژی پزیشکی, !dermatologist, !طبيب جلدية, !دكتور جلدية, !پزیشکی پێست, !doctor consultation
follow-up | medical-group | physician | Follow-up | مراجعة | سەردانی دواتر | 15 | 5 | 25 | follow up, مراجعة
botox | medical-group | physician | Botox | بوتوكس | بۆتۆکس | 30 | 100 | 400 | botox forehead, botox three areas, بوتوكس الجبهة, بوتوكس ثلاث مناطق, بۆتۆکسی ناوچەوان, بۆتۆکسی سێ ناوچە, !~botox, !butox, !botoks, !botax, !bottox, !botx, !baby botox, !~dysport, !xeomin, !~botulinum, !botulinum toxin, !~بوتوكس, !بوتكس, !بوتاكس, !بوتوكسات, !بتوكس, !بوطوكس, !بوتولينوم, !ديسبورت, !~بۆتۆکس, !بوتۆکس, !بۆتکس
filler | medical-group | physician | Filler | فيلر | فیلەر | 45 | 150 | 350 | lip filler 1 ml, فيلر شفاه 1 مل, فیلەری لێو 1 مل, lip filler, !~filler, !fillers, !filer, !fillar, !filller, !fylr, !feller lips, !~juvederm, !~restylane, !~hyaluronic injection, !lip augmentation, !lip injection, !russian lips, !فيلر, !فلر, !فيللر, !فيلار, !فلير, !~جوفيدرم, !جوفيديرم, !ريستلين, !تكبير الشفايف, !تكبير شفايف, !تكبير الشفاه, !تكبير شفاه, !نفخ شفايف, !نفخ الشفايف, !نفخ الشفاه, !نفخ الخدود, !تكبير خدود, !حقن الشفايف, !takbeer shafayef, !nafkh shafayef, !فیلەر, !فیلر, !فیللەر, !گەورەکردنی لێو
thread-lift | medical-group | physician | Thread lift | شدّ بالخيوط | ڕاکێشان بە دەزووی پزیشکی | 60 | 200 | 800 | !thread lift, !pdo threads, !pdo, !cog threads, !fox eye, !فوكس اي, !خيوط شد, !شد بالخيوط, !خيوط تجميلية, !خيوط الشد, !شد الوجه بالخيوط, !دەزووی ڕاکێشان
mesotherapy | medical-group | physician | Mesotherapy | ميزوثيرابي | میزۆتێراپی | 45 | 75 | 150 | mesotherapy face, ميزوثيرابي للوجه, !~mesotherapy, !meso, !mezo, !mizo, !mesoterapia, !ميزو, !~ميزوثيرابي, !ميزوثيرابى, !ميزوتيرابي, !مزوثيرابي, !ميسوثيرابي, !میزۆ, !~میزۆتێراپی
skin-booster | medical-group | physician | Skin booster | سكن بوستر | سکین بووستەر | 45 | 100 | 300 | !skin booster, !~skinbooster, !~profhilo, !rejuran, !salmon dna, !~polynucleotide, !سكين بوستر, !سكن بوستر, !بروفايلو, !السلمون, !ابر نضارة, !ابر النضارة, !ابرة نضارة, !حقن نضارة, !سکین بووستەر, !دەرزیی گەشانەوە
plasma | medical-group | physician | Plasma (PRP) | بلازما | پلازما | 60 | 75 | 150 | plasma face, plasma scalp, بلازما للوجه, بلازما لفروة الرأس, پلازمای دەموچاو, پلازمای پێستی سەر, !plasma, !prp, !plazma, !blazma, !platelet rich plasma, !exosome, !~exosomes, !بلازما, !بلازمة, !بي ار بي, !اكسوسوم, !پلازما
fat-dissolving | medical-group | physician | Fat-dissolving injections | إبر تذويب الدهون | دەرزیی توانەوەی چەوری | 30 | 100 | 300 | !~lipolysis, !fat dissolving, !~kybella, !lemon bottle, !ابر تذويب, !تذويب الدهون, !تذويب دهون, !ابر الليمون, !دەرزیی چەوری
injection | medical-group | physician | Aesthetic injections | حقن تجميلية | دەرزیی جوانکاری | 30 | 50 | 300 | !injection, !injections, !injectable, !injectables, !حقن, !حقنة, !ابر تجميل, !ابرة تجميل, !ابر الوجه, !ابر تفتيح, !~glutathione, !~جلوتاثيون, !كلوتاثيون, !دەرزیی جوانکاری, !دەرزیی سپیکردنەوە, !7uqan, !7oqan, !ibar tajmeel
microneedling | medical-group | physician | Microneedling | ميكرونيدلنغ | مایکرۆنیدڵینگ | 60 | 60 | 150 | !~microneedling, !micro needling, !~dermapen, !derma pen, !dermaroller, !~ديرمابن, !درما بن, !ديرما بن, !ميكرونيدلنج, !مايكرونيدلنغ, !~دێرماپێن, !morpheus, !مورفيس, !مورفيوس
medium-peel | medical-group | physician | Chemical peel | تقشير كيميائي | توێکڵکردنی کیمیایی | 45 | 75 | 200 | !chemical peel, !tca peel, !tca, !deep peel, !تقشير كيميائي, !تقشير كيمياوي, !تقشير عميق, !تقشير كيماوي, !توێکڵکردنی کیمیایی
scar-laser | medical-group | physician | Laser for scars | ليزر للندبات | لەیزەر بۆ پەڵەی برین | 60 | 75 | 200 | fractional laser scars, فراكشنال ليزر للندبات, لەیزەری فراکشناڵ بۆ پەڵە, !fractional, !fractional laser, !co2 laser, !فراكشنال, !فراكشنل, !فراکشناڵ, !ليزر كربوني, !carbon laser, !هوليود كربون
pigment-laser | medical-group | physician | Laser for pigment | ليزر للتصبغات | لەیزەر بۆ پەڵەی ڕەنگ | 40 | 60 | 180 | pigment laser, ليزر التصبغات, لەیزەری پەڵەی ڕەنگ, !q switched, !pico laser, !picosure, !بيكو ليزر, !ازالة تصبغات بالليزر, !tattoo removal, !ازالة الوشم, !ازالة تاتو, !لابردنی تاتۆ
vascular-laser | medical-group | physician | Laser for veins | ليزر للشعيرات | لەیزەر بۆ مووخوێن | 40 | 60 | 180 | !vascular laser, !spider veins, !شعيرات دموية, !دوالي, !تصليب الاوردة, !~sclerotherapy
acne-session | medical-group | physician | Acne session | جلسة حب الشباب | دانیشتنی زیپکە | 45 | 35 | 75 | acne, acne treatment, حب الشباب, زیپکە, !علاج حب الشباب, !چارەسەری زیپکە
mole-removal | medical-group | physician | Mole or wart removal | إزالة شامة أو ثؤلول | لابردنی خاڵ یان بالووکە | 30 | 25 | 75 | mole removal, !wart removal, !mole removal, !ازالة شامة, !ازالة الشامات, !ازالة ثؤلول, !ازالة الثاليل, !ثالول, !كي الثآليل, !cautery, !plasma pen, !لابردنی خاڵ, !بالووکە
hair-transplant | medical-group | physician | Hair transplant | زراعة الشعر | چاندنی قژ | 360 | 500 | 3000 | !hair transplant, !fue, !dhi, !hair implant, !زراعة شعر, !زراعة الشعر, !زرع شعر, !زرع الشعر, !زراعة لحية, !zira3at sha3r, !چاندنی قژ, !چاندنی مووی سەر
iv-drip | medical-group | nurse | Vitamin drip | مغذيات وريدية | سیرۆمی ڤیتامین | 45 | 50 | 200 | !iv drip, !vitamin drip, !iv therapy, !drip, !مغذي وريدي, !مغذيات, !ابر فيتامين, !كانيولا, !سیرۆمی ڤیتامین, !لێدانی سیرۆم, !vitamin injection
wet-cupping | medical-group | nurse | Wet cupping | حجامة رطبة | کەڵەشاخی تەڕ | 45 | 20 | 50 | !wet cupping, !hijama, !7ijama, !حجامة دموية, !حجامة رطبة, !حجامه, !کەڵەشاخ
surgery | medical-group | physician | Aesthetic surgery | جراحة تجميل | نەشتەرگەریی جوانکاری | 120 | 500 | 5000 | !surgery, !~rhinoplasty, !nose job, !~liposuction, !~blepharoplasty, !facelift, !lip lift, !buccal fat, !عملية تجميل, !عمليات تجميل, !جراحة تجميل, !شفط دهون, !شفط الدهون, !تجميل الانف, !عملية انف, !شد الجفون, !رفع شفايف جراحي, !قص المعدة, !تكميم, !نەشتەرگەری, !نەشتەرگەریی لووت, !shaft duhoon
nutrition | medical-group | physician | Nutrition advice | استشارة تغذية | ڕاوێژی خۆراک | 30 | 20 | 50 | diet, dietician, تغذية, حمية, ريجيم, خۆراک, !~ozempic, !اوزمبك, !اوزمبيك, !ابر تنحيف, !مونجارو, !~mounjaro, !دەرزیی لاوازبوون
other-clinic | medical-group | physician | Other clinic treatment | علاج آخر في العيادة | چارەسەری تری نۆرینگە | 30 | 25 | 200 |
$lines$, E'\n') line where btrim(line) <> '';

create temporary table given_procedures on commit drop as
select part, row_number() over () as position from (select array(select btrim(p) from regexp_split_to_table(line, '\|') p) part from given_lines) read;

insert into procedures (code, parent_id, category_id, licence_class, name, usual_minutes, usual_from_iqd, usual_to_iqd,
  spellings, signals, position)
select g.part[1], null, c.id, g.part[3], jsonb_build_object('en', g.part[4], 'ar', g.part[5], 'ckb', g.part[6]),
  g.part[7]::integer, g.part[8]::integer * 1000, g.part[9]::integer * 1000,
  coalesce((select array_agg(btrim(btrim(s), '!~')) from regexp_split_to_table(nullif(g.part[10], ''), ',') s), '{}'),
  coalesce((select array_agg(btrim(btrim(s), '!')) from regexp_split_to_table(nullif(g.part[10], ''), ',') s
    where btrim(s) like '!%'), '{}'), g.position
from given_procedures g left join given_procedures parent on parent.part[1] = g.part[2]
  join categories c on '=' || c.name = coalesce(parent.part[2], g.part[2])
order by g.position;
update procedures p set parent_id = parent.id
from given_procedures g join procedures parent on parent.code = g.part[2] where p.code = g.part[1];
