/* The tree as it begins, with a demo world or without; the operator edits it. A line: name | parent | position | label and a
   sentence, each in English, Arabic and Sorani. What an operator has entered under such a name stays his. */
create temporary table given_categories on commit drop as
select part, row_number() over () as line from (
  select array(select btrim(p) from regexp_split_to_table(line, '\|') p) part from regexp_split_to_table($lines$
hair | | 10 | Hair | الشعر | قژ | Cuts, colour, care and styling, with the price of each. | قصّ وصبغ وعناية وتصفيف، مع سعر كل منها. | بڕین و بۆیە و چاودێری و ڕێکخستن، لەگەڵ نرخی هەر یەکێکیان.
nails | | 11 | Nails | الأظافر | نینۆک | Manicure, pedicure, gel and extensions, with the minutes that each takes. | مانيكير وباديكير وجل وتركيب، مع مدة كل منها. | مانیکیر و پێدیکیر و جێڵ و زیادکردن، لەگەڵ ماوەی هەر یەکێکیان.
make up | | 12 | Make-up | المكياج | ئارایشت | For a day, an evening or a lesson. Before a great occasion, a trial is worth its price. | للنهار أو للسهرة أو درس فيه. وقبل المناسبات الكبيرة تستحق التجربة ثمنها. | بۆ ڕۆژ یان ئێواران یان وانەیەک. پێش بۆنەی گەورە، تاقیکردنەوەیەک شایەنی نرخەکەیەتی.
lashes and brows | | 13 | Lashes and brows | الرموش والحواجب | برژانگ و برۆ | Extensions, lifts, tint and shape. Sensitive eyes are worth a word beforehand. | تركيب ورفع وصبغ وتحديد. ومن الأفضل ذكر حساسية العين قبل الموعد. | دانان و بەرزکردنەوە و بۆیە و ڕێکخستن. باشترە پێش نۆرەکە باسی هەستیاریی چاو بکرێت.
hair removal | | 20 | Hair removal | إزالة الشعر | لابردنی موو | Sugar, wax and thread; laser only at venues with a licence for it. | شيرة وشمع وخيط، والليزر فقط حيث توجد إجازة له. | شەکر و مۆم و دەزوو؛ لەیزەر تەنها لەو شوێنانەی مۆڵەتیان بۆی هەیە.
skin | | 21 | Skin | البشرة | پێست | Cleansing and care of the skin. What only a doctor may do stands under Clinic. | تنظيف البشرة والعناية بها. أما ما يحق للطبيب وحده فتجدونه في العيادات. | پاککردنەوە و چاودێریی پێست. ئەوەی تەنها پزیشک بۆی هەیە لە بەشی کلینیکە.
barber | | 22 | Barber | الحلاقة الرجالية | سەرتاشخانە | Cuts, fades, beards and hot shaves for men and boys. | قصّ وتدريج ولحية وحلاقة ساخنة للرجال والأولاد. | بڕین و پلەپلە و ڕیش و تاشینی گەرم بۆ پیاوان و کوڕان.
bridal | | 23 | Bridal | العرائس | بووک | Hair, make-up and preparation for the wedding day. Weekends fill up months ahead. | تسريحة ومكياج وتجهيز ليوم الزفاف. وتمتلئ عطل نهاية الأسبوع قبل أشهر. | قژ و ئارایشت و ئامادەکاری بۆ ڕۆژی زەماوەند. کۆتایی هەفتەکان چەند مانگێک پێشتر پڕ دەبن.
henna | | 24 | Henna | الحناء | خەنە | Henna drawn by hand. It takes hours to darken; what is black at once is not henna and can burn the skin. | نقش حناء باليد، ويحتاج لونها ساعات ليغمق. وما يسودّ فوراً ليس حناء وقد يحرق الجلد. | نەخشی خەنە بە دەست، ڕەنگەکەی چەند کاتژمێرێکی دەوێت تا تۆخ ببێت. ئەوەی یەکسەر ڕەش بێت خەنە نییە و لەوانەیە پێست بسووتێنێت.
massage | | 30 | Massage | المساج | مەساج | Massage to relax, by the hour. It replaces neither a doctor nor a physiotherapist. | مساج للاسترخاء بالساعة. ولا يغني عن الطبيب ولا عن المعالج الطبيعي. | مەساجی پشوودان بە کاتژمێر. جێگەی پزیشک و چارەسازی سروشتی ناگرێتەوە.
hammam and spa | | 31 | Hammam and spa | الحمّام والسبا | گەرماو و سپا | Steam, scrub, Moroccan bath and body care; some venues keep hours for women. | بخار وتكييس وحمّام مغربي وعناية بالجسم، ولبعض الأماكن أوقات خاصة بالنساء. | هەڵم و کیسەکردن و گەرماوی مەغریبی و چاودێریی لەش؛ هەندێک شوێن کاتی تایبەت بە ژنانیان هەیە.
dental | | 40 | Dental | الأسنان | ددان | Check-ups, cleaning, whitening and repairs, at venues with a dentist's licence alone. | فحص وتنظيف وتبييض وعلاج، فقط حيث توجد إجازة طبيب أسنان. | پشکنین و پاککردنەوە و سپیکردنەوە و چارەسەر، تەنها لەو شوێنانەی مۆڵەتی پزیشکی ددانیان هەیە.
clinic | | 50 | Clinic | العيادات | کلینیک | Injections, medical laser and skin treatments, at venues with a doctor's licence alone. | حقن وليزر طبي وعلاجات للبشرة، فقط حيث توجد إجازة طبيب. | دەرزی و لەیزەری پزیشکی و چارەسەری پێست، تەنها لەو شوێنانەی مۆڵەتی پزیشکیان هەیە.
physiotherapy | | 51 | Physiotherapy | العلاج الطبيعي | چارەسەری سروشتی | Treatment of back, joints and injuries, at venues with a physiotherapist's licence alone. | علاج الظهر والمفاصل والإصابات، فقط حيث توجد إجازة معالج طبيعي. | چارەسەری پشت و جومگە و برینداری، تەنها لەو شوێنانەی مۆڵەتی چارەسازی سروشتییان هەیە.
hair cut | hair | 1 | Hair cut | قصّ الشعر | قژبڕین | Cuts for long, short and curly hair, and for girls. | قصّ للشعر الطويل والقصير والمجعد، وللبنات. | بڕینی قژی درێژ و کورت و لوول، و بۆ کچان.
hair colour | hair | 2 | Hair colour | صبغ الشعر | بۆیەی قژ | Roots, full colour, highlights and balayage. A test on the skin two days before shows an allergy. | جذور وصبغ كامل وهايلايت وبالياج. واختبار على الجلد قبل يومين يكشف الحساسية. | ڕەگ و بۆیەی تەواو و هایلایت و بالیاژ. تاقیکردنەوەیەک لەسەر پێست دوو ڕۆژ پێشتر هەستیاری دەردەخات.
hair care | hair | 3 | Hair care | العناية بالشعر | چاودێریی قژ | Keratin, protein, oils and care of the scalp. The effect fades within months. | كيراتين وبروتين وزيوت وعناية بالفروة. ويزول أثرها خلال أشهر. | کیراتین و پڕۆتین و ڕۆن و چاودێریی پێستی سەر. کاریگەرییەکەی لە چەند مانگێکدا نامێنێت.
hair styling | hair | 4 | Styling and extensions | التصفيف والتركيب | ڕێکخستن و زیادکردن | Blow-dry, ironing, braids, evening hair and extensions. | سشوار وكوي وضفائر وتسريحات سهرة وتركيب شعر. | سشوار و ئوتوو و کەزی و قژی ئێواران و زیادکردنی قژ.
manicure and pedicure | nails | 1 | Manicure and pedicure | المانيكير والباديكير | مانیکیر و پێدیکیر | Care of hands and feet, with or without polish. | عناية باليدين والقدمين، مع طلاء أو من دونه. | چاودێریی دەست و پێ، بە بۆیە یان بێ بۆیە.
nail extensions | nails | 2 | Gel and extensions | الجل والتركيب | جێڵ و زیادکردن | Gel polish, extensions and nail art. They last two to three weeks and are taken off at the salon. | طلاء جل وتركيب ورسم. تدوم أسبوعين أو ثلاثة وتُزال في الصالون. | جێڵ و زیادکردن و نەخشاندن. دوو تا سێ هەفتە دەمێننەوە و لە سالۆن لادەبرێن.
permanent make up | make up | 1 | Permanent make-up | المكياج الدائم | ئارایشتی هەمیشەیی | Brows, lips and eyeliner for one to three years, at venues with a licence for it. | حواجب وشفاه وآيلاينر لسنة حتى ثلاث سنوات، حيث توجد إجازة لذلك. | برۆ و لێو و ئایلاینەر بۆ ساڵێک تا سێ ساڵ، لەو شوێنانەی مۆڵەتیان بۆی هەیە.
lashes | lashes and brows | 1 | Lashes | الرموش | برژانگ | Extensions and lifts. Extensions want a refill after two to three weeks. | تركيب ورفع. والتركيب يحتاج تعبئة بعد أسبوعين أو ثلاثة. | دانان و بەرزکردنەوە. دانراوەکان دوای دوو تا سێ هەفتە پڕکردنەوەیان دەوێت.
brows | lashes and brows | 2 | Brows | الحواجب | برۆ | Shape, tint and lamination of the eyebrows. | تحديد الحواجب وصبغها وترتيبها. | ڕێکخستن و بۆیە و لەمینەیشنی برۆ.
sugar and wax | hair removal | 1 | Sugar and wax | الشيرة والشمع | شەکر و مۆم | Hair taken with its root: smooth for three to five weeks. | إزالة الشعر من جذره: نعومة لثلاثة أسابيع حتى خمسة. | لابردنی موو لە ڕەگەوە: سێ تا پێنج هەفتە نەرم دەمێنێتەوە.
threading | hair removal | 2 | Threading | الخيط | دەزوو | Brows, lip and face by thread. | الحواجب والشارب والوجه بالخيط. | برۆ و سەر لێو و دەموچاو بە دەزوو.
laser hair removal | hair removal | 3 | Laser and light | الليزر والضوء | لەیزەر و ڕووناکی | Fewer hairs after several sessions, seldom none; at venues with a licence for it. | شعر أقل بعد جلسات عدة، ونادراً ما يزول كله، حيث توجد إجازة لذلك. | مووی کەمتر دوای چەند دانیشتنێک و بە دەگمەن هەمووی لادەچێت؛ لەو شوێنانەی مۆڵەتیان بۆی هەیە.
hammam | hammam and spa | 1 | Hammam | الحمّام | گەرماو | Steam, scrub and Moroccan bath; towels and soap are usually there. | بخار وتكييس وحمّام مغربي، والمناشف والصابون متوفرة عادة. | هەڵم و کیسەکردن و گەرماوی مەغریبی؛ زۆرجار خاولی و سابوون لەوێ هەیە.
body care | hammam and spa | 2 | Body care | العناية بالجسم | چاودێریی لەش | Scrubs, wraps and sauna. | تقشير ولفّ وساونا. | پاککردنەوە و پێچان و ساونا.
dental check up | dental | 1 | Check-up and cleaning | الفحص والتنظيف | پشکنین و پاککردنەوە | A look, an X-ray where it is needed, and cleaning; twice a year is usual. | فحص، وأشعة عند الحاجة، وتنظيف، ومرتان في السنة هو المعتاد. | پشکنین و تیشک ئەگەر پێویست بوو و پاککردنەوە؛ باوە ساڵی دوو جار بێت.
tooth repair | dental | 2 | Fillings and root canals | الحشوات وعلاج الجذور | پڕکردنەوە و چارەسەری ڕەگ | Repair of teeth that hurt or are broken, and of milk teeth. | علاج الأسنان المؤلمة أو المكسورة، والأسنان اللبنية. | چارەسەری ددانی بەئازار یان شکاو، و ددانی شیری.
tooth whitening | dental | 3 | Whitening and veneers | التبييض والفينير | سپیکردنەوە و ڤێنێر | Whitening holds for a year or so; a tooth that was ground for a veneer stays ground. | يدوم التبييض نحو سنة، والسن التي بُردت للفينير تبقى مبرودة. | سپیکردنەوە نزیکەی ساڵێک دەمێنێتەوە؛ ددانێک کە بۆ ڤێنێر تاشرا بێت هەر تاشراو دەبێت.
orthodontics | dental | 4 | Braces and aligners | تقويم الأسنان | ڕێکخستنی ددان | Straight teeth take one to three years, with a visit a month. | استقامة الأسنان تحتاج من سنة إلى ثلاث، مع مراجعة كل شهر. | ڕێکبوونی ددان ساڵێک تا سێ ساڵی دەوێت، لەگەڵ سەردانێک لە مانگێکدا.
implants and crowns | dental | 5 | Implants and crowns | الزراعة والتلبيس | چاندن و تاجی ددان | A tooth in place of one that is lost; an implant takes months and several visits. | سن بدل سن مفقودة، والزراعة تحتاج أشهراً وزيارات عدة. | ددانێک لە جێگەی ددانێکی لەدەستچوو؛ چاندن چەند مانگ و چەند سەردانێکی دەوێت.
botox and filler | clinic | 1 | Botox and filler | البوتوكس والفيلر | بۆتۆکس و فیلەر | Injected by a doctor; the effect fades within months. | يحقنها طبيب، ويزول أثرها خلال أشهر. | پزیشک لێی دەدات؛ کاریگەرییەکەی لە چەند مانگێکدا نامێنێت.
skin clinic | clinic | 2 | Skin clinic and laser | عيادة البشرة والليزر | کلینیکی پێست و لەیزەر | Acne, scars and pigment, after a doctor has looked at the skin. | حب الشباب والندبات والتصبغات، بعد أن يفحص الطبيب البشرة. | زیپکە و شوێنی برین و پەڵە، دوای ئەوەی پزیشک پێستەکەی بینی.
$lines$, E'\n') line where btrim(line) <> '') read;

insert into categories (name, label, about, position)
select part[1], jsonb_build_object('en', part[4], 'ar', part[5], 'ckb', part[6]),
  jsonb_build_object('en', part[7], 'ar', part[8], 'ckb', part[9]), part[3]::integer
from given_categories where part[2] = '' order by line
on conflict (name) do update set about = coalesce(categories.about, excluded.about);
insert into categories (name, parent_id, label, about, position)
select g.part[1], parent.id, jsonb_build_object('en', g.part[4], 'ar', g.part[5], 'ckb', g.part[6]),
  jsonb_build_object('en', g.part[7], 'ar', g.part[8], 'ckb', g.part[9]), g.part[3]::integer
from given_categories g join categories parent on parent.name = g.part[2] where cardinality(parent.branch) < 3 order by g.line
on conflict (name) do update set about = coalesce(categories.about, excluded.about);

insert into licence_rules (category_id, class)
  select id, 'physiotherapist' from categories where name = 'physiotherapy' on conflict do nothing;

/* Procedures move to where they belong; hair salons, massage rooms and clinics are offered them as before. New groups stand
   between the former ones. A line: code | category | English | Arabic | Sorani | the codes in it, as they stand in order. */
update procedures set position = position * 10;
create temporary table given_groups on commit drop as
select part, row_number() over () as line from (
  select array(select btrim(p) from regexp_split_to_table(line, '\|') p) part from regexp_split_to_table($lines$
nails-group | nails | Nails | الأظافر | نینۆک | manicure, pedicure, gel-nails, nail-extensions, nail-art
make-up-group | make up | Make-up | المكياج | ئارایشت | make-up-day, evening-make-up, make-up-lesson
lashes-group | lashes and brows | Lashes and brows | الرموش والحواجب | برژانگ و برۆ | lash-extensions, lash-lift, brow-tint, brow-lamination
barber-group | barber | Barber | الحلاقة الرجالية | سەرتاشخانە | men-cut, fade, boys-cut, beard-trim, hot-shave, cut-and-beard, beard-colour, groom-package
bridal-group | bridal | Bridal | العرائس | بووک | bridal-hair, bridal-full, bridal-trial
henna-group | henna | Henna | الحناء | خەنە | henna-drawing
hammam-group | hammam and spa | Hammam and spa | الحمّام والسبا | گەرماو و سپا | hammam-scrub, moroccan-bath, hammam-bride, body-scrub, body-wrap, sauna
$lines$, E'\n') line where btrim(line) <> '') read;

insert into procedures (code, category_id, licence_class, name, usual_minutes, usual_from_iqd, usual_to_iqd, position)
select g.part[1], c.id, 'none', jsonb_build_object('en', g.part[3], 'ar', g.part[4], 'ckb', g.part[5]), 60, 10000, 100000,
  (select position from procedures where code = 'hair-group') + g.line
from given_groups g join categories c on c.name = g.part[2] order by g.line on conflict do nothing;

update procedures p set parent_id = grouped.id, category_id = grouped.category_id, also_category_id = p.category_id
from given_groups g join procedures grouped on grouped.code = g.part[1]
where p.code = any(string_to_array(g.part[6], ', '));

-- Whole groups that move, and single procedures that move without their group.
update procedures p set category_id = c.id, also_category_id = p.category_id
from (values ('permanent-group', 'permanent make up'), ('therapy-group', 'physiotherapy'), ('skin-group', 'skin')) g (code, name)
  join categories c on c.name = g.name join procedures grouped on grouped.code = g.code
where p.id = grouped.id or p.parent_id = grouped.id;
update procedures p set category_id = c.id, also_category_id = p.category_id
from categories c where c.name = 'skin' and p.code in ('basic-facial', 'spray-tan');
update procedures p set also_category_id = c.id
from categories c where c.name = 'lashes and brows' and p.code = 'brows-thread';

insert into procedures (code, parent_id, category_id, licence_class, name, usual_minutes, usual_from_iqd, usual_to_iqd, position)
select 'other-' || replace(c.name, ' ', '-'), grouped.id, c.id, given.class,
  jsonb_build_object('en', given.en, 'ar', given.ar, 'ckb', given.ckb), 45, 10000, 100000,
  (select max(position) from procedures) + row_number() over ()
from (values
  ('nails', 'nails-group', 'none', 'Other, nails', 'خدمة أخرى للأظافر', 'خزمەتگوزاریی تری نینۆک'),
  ('make up', 'make-up-group', 'none', 'Other make-up', 'مكياج آخر', 'ئارایشتی تر'),
  ('lashes and brows', 'lashes-group', 'none', 'Other, lashes and brows', 'خدمة أخرى للرموش والحواجب', 'خزمەتگوزاریی تری برژانگ و برۆ'),
  ('barber', 'barber-group', 'none', 'Other, barber', 'خدمة حلاقة أخرى', 'خزمەتگوزاریی تری سەرتاشخانە'),
  ('bridal', 'bridal-group', 'none', 'Other, bridal', 'خدمة أخرى للعرائس', 'خزمەتگوزاریی تری بووک'),
  ('henna', 'henna-group', 'none', 'Other henna', 'حناء أخرى', 'خەنەی تر'),
  ('hammam and spa', 'hammam-group', 'none', 'Other, hammam and spa', 'خدمة أخرى للحمّام والسبا', 'خزمەتگوزاریی تری گەرماو و سپا'),
  ('permanent make up', 'permanent-group', 'beautician', 'Other permanent make-up', 'مكياج دائم آخر', 'ئارایشتی هەمیشەیی تر'),
  ('skin', 'skin-group', 'beautician', 'Other skin care', 'عناية أخرى بالبشرة', 'چاودێریی تری پێست'),
  ('physiotherapy', 'therapy-group', 'physiotherapist', 'Other physiotherapy', 'علاج طبيعي آخر', 'چارەسەری سروشتیی تر')
) given (name, code, class, en, ar, ckb)
  join categories c on c.name = given.name join procedures grouped on grouped.code = given.code
on conflict do nothing;

-- What is found by the words of its categories is read anew.
do $$ declare one bigint; begin
  for one in select id from services order by id loop call refresh_service(one); end loop;
end $$;
call refresh_search_terms();
