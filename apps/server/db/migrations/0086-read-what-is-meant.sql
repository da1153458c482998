drop function read_search(text);
drop function alike_terms(text);

/* What a word is read as, with its alternatives. `how`: 'known'; 'bare', without particles and endings; 'begun', the last
   and unfinished; 'likely', by its sound or by slips; 'unknown'. */
create function read_word(piece text, is_last boolean, is_of_phrase boolean, out words text[], out how text, out slips integer)
  language plpgsql stable parallel safe as $$
begin
  words := array[piece];
  how := 'known';
  slips := 0;
  if is_of_phrase or exists (select from search_terms t where t.word = piece and t.services > 0)
    or exists (select from meanings_of(piece)) then
    words := words || array(select form from unnest(word_forms(piece)) form join search_terms t on t.word = form
        where form <> piece and length(form) > 2 and t.is_target and t.services > 0)
      || array(select spoken_alike(piece));
    return;
  end if;
  words := array(
    select form from unnest(word_forms(piece) || word_forms(regexp_replace(piece, U&'^[\0648\0628\0644\0641\0643](?=...)', ''))
      || regexp_replace(piece, U&'(?<=....)(\0647\0627|\0643|\0647|\0646\0627)$', '') || regexp_replace(piece, '^[aeiu]l(?=...)', '')
      || (piece || 's')) form
    where form <> piece and length(form) > 2
      and (exists (select from search_terms t where t.word = form and t.services > 0 and t.is_target) or exists (select from meanings_of(form)))
    order by length(form) desc limit 1);
  if cardinality(words) > 0 then how := 'bare'; return; end if;
  words := array[piece] || array(select spoken_alike(piece));
  if is_last and length(piece) > 1
    and exists (select from search_terms t where t.word ~>=~ piece and t.word ~<~ (piece || chr(1114111)) and t.services > 0) then
    how := 'begun';
    return;
  end if;
  if cardinality(words) > 1 then words := words[2:]; how := 'bare'; return; end if;
  -- Known to a service that is younger than the counted words.
  if exists (select from services s where s.status = 'published'
    and s.document @@ format('%L | %L | %L', 'E' || piece, 'A' || piece, 'K' || piece)::tsquery) then return; end if;
  select array_agg(l.word order by n), min(l.slips) into words, slips
  from (select *, min(l.class) over () best, row_number() over () n from likely_words(piece) l) l where l.class = l.best;
  how := 'likely';
  if words is null then
    words := array[piece];
    -- Part of a phrase that means something, or of none.
    how := case when exists (select from search_terms t where t.word = piece) then 'known' else 'unknown' end;
    slips := 0;
  end if;
end $$;

/* What is known of a text that somebody typed, for the program to make a query of: the mark of its language; its words and what
   each is read as; what its phrases of up to four words mean; how many services have the words, in the venue's name, in
   names of treatments; what begins like an unfinished word; and up to how many services are few. */
create function read_search(typed text, reader text) returns jsonb language sql stable parallel safe as $$
  with given as materialized (
    select string_to_array(nullif(fold_text(typed), ''), ' ') all_words
  ), chosen as materialized (
    select coalesce((select array_agg(w order by n) from unnest(all_words) with ordinality t(w, n) where not is_filler(w)), all_words) pieces
    from given
  ), pieces as materialized (
    select piece, n::integer, n = cardinality(pieces) is_last from chosen, unnest(pieces) with ordinality p(piece, n) where n <= 12
  ), typed_phrases as materialized (
    select p.n, size from pieces p, generate_series(2, 4) size, lateral (
      select string_agg(o.piece, ' ' order by o.n) phrase, count(*) words from pieces o where o.n between p.n and p.n + size - 1) t
    where t.words = size and exists (select from meanings_of(t.phrase))
  ), read as materialized (
    select p.*, r.words, r.how, r.slips from pieces p, lateral read_word(p.piece, p.is_last,
      exists (select from typed_phrases t where p.n between t.n and t.n + t.size - 1)) r
  ), phrases as (
    select r.n, size, phrase from read r, generate_series(1, 4) size, lateral (
      select unnest(array[string_agg(o.words[1], ' ' order by o.n), string_agg(o.piece, ' ' order by o.n)]) phrase, count(*) words
      from read o where o.n between r.n and r.n + size - 1) p
    where p.words = size
  ), meanings as materialized (
    select distinct p.n, size, m.words, m.procedure_id from phrases p, lateral meanings_of(p.phrase) m
  ), begun as materialized (
    select r.piece, (select jsonb_build_object('services', coalesce(sum(services), 0), 'most', coalesce(max(services), 0), 'words', count(*),
        'is_generic', coalesce(sum(treated) > 0 and 2 * sum(treated) >= sum(named), false)) from (
        -- More than two hundred words that begin so are not worth their adding.
        select * from search_terms t where t.word ~>=~ r.piece and t.word ~<~ (r.piece || chr(1114111)) limit 200) t) counts,
      array(select distinct m.procedure_id from (
          select word from search_terms t where t.word ~>=~ r.piece and t.word ~<~ (r.piece || chr(1114111)) limit 20) t,
        lateral meanings_of(t.word) m where length(r.piece) > 2 and m.procedure_id is not null) procedures
    from read r where r.how = 'begun'
  ), asked as (
    select unnest(words) word from read union select unnest(string_to_array(words, ' ')) from meanings
    union select 'R' || procedure_id from meanings union select 'R' || unnest(procedures) from begun
  )
  select jsonb_build_object(
    'mark', language_mark(typed, reader),
    'pieces', (select coalesce(jsonb_agg(jsonb_build_object('typed', piece, 'words', words, 'how', how, 'slips', slips) order by n), '[]') from read),
    'meanings', (select coalesce(jsonb_agg(jsonb_build_object('at', n - 1, 'size', size, 'words', words, 'procedure', procedure_id)), '[]') from meanings),
    'begun', (select counts || jsonb_build_object('procedures', procedures) from begun),
    'terms', (select coalesce(jsonb_object_agg(t.word, jsonb_build_array(t.services, t.named, t.treated)), '{}')
      from asked a join search_terms t on t.word = a.word),
    'few', (select greatest(300, floor(sqrt(20 * greatest(reltuples, 0)))) from pg_class where oid = 'services'::regclass))
$$;

/* What people in Iraq say for what they book, by procedure (R14.07): a line is the code of a procedure or group of the registry,
   and words for it in English, Arabic and its dialects, Sorani, and both in Latin letters with digits. `means` of a synonym
   is such a code, or words. The operator edits them. */
create temporary table given_lines (line text) on commit drop;
insert into given_lines
select btrim(line) from regexp_split_to_table($lines$
hair-group: salon, saloon, ladies salon, women salon, beauty salon, hair salon, hairdresser, coiffeur, صالون, صالون نسائي, صالون حلاقة نسائي, كوافير, كوافيرة, كوافيره, سالون, ساڵۆن, ئارایشتگا, salun, saloun, kwafer, kuafer
hair-cut: haircut for women, women haircut, ladies haircut, ladies cut, womens cut, trimming, layers, bob, bob cut, pixie, lob, split ends, قص شعر نسائي, قصة شعر, قصات, قصات شعر, قصه, قص اطراف, تقصير شعر, تقصير, كاريه, مدرج, قص مدرج, اقص, اقص شعري, گص شعر, گصة, قصلي, قەیچی, قژ بڕین, قژبرین, بڕینی پرچ, پرچ بڕین, qass sha3r, qas sha3ar, qasat sha3r, gass, gas sha3ar, gassa, qazh brin, qzh brin, qj brin, prch brin
fringe-cut: curtain bangs, fringe cut, قذلة, كذلة, قص غرة, gurra, ghurra
girls-cut: kids haircut, children haircut, girls haircut, قص شعر اطفال, قص شعر بنات, قص بنات, بڕینی قژی منداڵ
blow-dry: blowout, blow wave, hair blow, drying, styling, wash and blow, wash and style, سشوار شعر, استشوار, تسريح بالسشوار, تنشيف شعر, غسل وسشوار, ويفي, بلوآوت, سشوار ويفي, sishwar, sechwar, sichwar, sashwar, seshuar, سێشوار, وشککردنەوەی قژ
straightening: ironing, iron, flat iron, hair iron, كوي شعر, كوي, مكواة, ليس شعر, مكوى شعر, kawi, ئوتووی قژ
root-colour: root colour, root color, roots colour, touch up, صبغ الشيب, تغطية شيب, صبغ جذر, جذور, شيب, subgh jthoor, ڕەگی قژ
full-colour: dye, hair dyeing, dyeing, hair coloring, hair colouring, coloring, colouring, colour hair, color hair, hair tint, tint, صبغة شعر, صبغ الشعر, صباغ, صبغات, صبغ شقراء, اصبغ شعري, صبغه, تلوين شعر, لون شعر, بويه, بۆیەکردن, ڕەنگی قژ, ڕەنگکردن, sabgha, sabgh, sabgh sha3r, subgh sha3r, sabghat sha3r, subgha, boya, boyay qzh
grey-blend: grey hair, gray hair, cover grey, gray blending, شيب, دمج شيب, اخفاء الشيب, sheeb
toner: toning, تونر, تونير شعر
balayage: ombre, sombre, ombré, air touch, airtouch, baliage, baliyage, balliage, اومبري, اومبريه, أومبري, سومبري, اير تتش, بالياچ, بلياج, balyaj, بالیاج
highlights: highlight, high lights, lowlights, babylights, foils, streaks, هايلايت, هاي لايت, هايلات, لولايت, خصل, خصلات, ميش, مش, ميج, ميشات, مێش, hailait, 5sal, khusal
colour-repair: fix colour, fix color, color fix, تعديل لون, تصحيح صبغ, تعديل صبغة
bleaching: bleach hair, hair bleach, decolor, ديكلر, ديكولور, سحب لون, ديكاباج, تشقير شعر, سحب لون الشعر, decolouring
henna: henna, hena, heena, hinna, henna hair, حنة, حنه, حنا, حنة شعر, حناء شعر, وسمة, خەنەی قژ, xena, xana, khena, khana, 7inna, 7enna, 7ena
henna-drawing: mehndi, mehendi, henna tattoo, henna design, henna art, نقش, نقش حنة, نقش حناء, رسم حناء, حنة عروس, حنة العروس, خەنەبەندان, nagsh 7enna
keratin: keratin treatment, brazilian keratin, brazilian blowout, hair smoothing, smoothing, straightening treatment, hair straightening, straight hair, permanent straightening, rebonding, كيراتين برازيلي, كيراتين شعر, تنعيم, تنعيم شعر, تمليس, تمليس شعر, فرد, فرد شعر, فرد الشعر, سترايت, ستريت, شعر ناعم, ترطيب وتنعيم, keratin bo qzh, kerateen, keratein, keraten, tan3eem sha3r, نەرمکردنی قژ, ساف کردنی قژ, سافکردنی قژ
protein: protein hair, hair protein treatment, بروتين شعر, بروتين للشعر, علاج بروتين, broteen, proteen
hair-botox: botox hair, كولاجين شعر, collagen hair, بوتكس شعر
hair-filler: fillers hair, فلر للشعر
oil-mask: hair mask, hair oil, oil treatment, deep conditioning, hair treatment, hair spa, hair care, moisturizing hair, ماسك, ماسك للشعر, حمام زيت للشعر, حمام كريم, ترطيب شعر, علاج شعر, عناية شعر, زيت شعر, چارەسەری قژ
scalp-care: scalp, dandruff, scalp massage, قشرة, قشرة الشعر, فروة الراس
curl-cut: curly hair, curly hair cut, curly cut, شعر كيرلي, كيرلي, شعر مجعد, كرلي, قص كيرلي, kerly, kirly, قژی لول, قژ لوول
curl-care: curly girl, curly girl method, curls, كيرلي, تعريف كيرلي, wavy hair, شعر ويفي, ويفي
perm: perming, تجعيد, برماننت, beach waves, لوولکردن
evening-hair: hair styling, hair style, hairstyles, hair do, hairdo, party hair, curls for party, chignon, bun, waves, تسريحة شعر, تسريحات, تسريحات شعر, تصفيف شعر, تسريح, رفع شعر, شينيون, تمويج شعر, فير شعر, tasree7a, tasri7at, tasree7at, taseri7a, ستایلی قژ, قژ ڕازاندنەوە
bridal-hair: wedding hair, bride hairstyle, bridal hairstyle, تسريحات عرائس, تسريحة عرس, قژی بووک
bridal-full: bride, brides, bridal, bridal makeup, bridal make up, bride makeup, bride make up, wedding, wedding makeup, wedding package, bride package, bridal package, bride hair and makeup, عروس, عروسة, عروسه, عرايس, عرائس, العروسة, تجهيز عرائس, تجهيز عرايس, تجهيز عروسة, مكياج عروس, مكياج عرايس, مكياج عروسة, ميكاب عروس, ميك اب عروس, زفاف, عرس, باكيج عروس, باكج عروس, بكج عروس, حجز عروس, بووک, بوک, ئارایشتی بووک, میکاپی بووک, 3aroos, 3arous, 3arusa, 3aroosa, arous, aroosa, bwk, buk, 3rays, 3arayes, makyaj 3aroos
bridal-trial: wedding trial, makeup trial, trial, بروفا, بروفا عروس, تجربة عروس
braids: braid, braiding, box braid, box braids, french braid, plait, african braids, dutch braids, جدايل, جدايل افريقية, جدلة, ظفاير, ضفاير, ظفيرة, ضفيره, تضفير, راستا, کەزی هۆنینەوە, پرچ هۆنینەوە, jadayel, jdayel, dafayer, thafayer, dhafayer, kazi, kezi
extensions: extension, hair extension, hair pieces, weave, wefts, tape in, tape ins, keratin extensions, hair volume, وصلات, وصلات شعر, وصل شعر, اكستنشن شعر, اكستينشن, اكستنشنات, تطويل, تطويل الشعر, تكثيف شعر, كثافة شعر, شعر مستعار, قژی دەستکرد, درێژکردنەوەی قژ, wasla, waslat sha3r
wig-care: wigs, باروكة, باروكات, بوستيج
men-cut: men haircut, mens haircut, man haircut, male haircut, gents haircut, haircut for men, men salon, mens salon, gents salon, barber, barbers, barbershop, barber shop, حلاقة رجالية, حلاقة رجالي, حلاقة شعر, صالون رجالي, صالون حلاقة, صالون حلاقة رجالي, قص شعر رجالي, قص رجالي, مزين, حلاق رجالي, حلاقين, كوافير رجالي, قصة رجالية, زيان, سەرتاش, سەرتاشخانە, سەرتاشی پیاوان, دەلاکخانە, 7ilaqa, 7elaqa, 7laqa, 7allaq, 7alaq, 7ellaq, hallaq, helaqa, mzayyen, sartash, sertash, sertashi, dalak
fade: faded, fade haircut, low fade, mid fade, high fade, taper fade, undercut, buzz cut, تدريج شعر, فيد, تدرج, درجات, تدريجه, زيرو, قصة فيد
boys-cut: boy haircut, kids barber, children barber, قص شعر اولاد, حلاقة اطفال, حلاق اطفال, سەرتاشی منداڵ
beard-trim: beard shape, beard shaping, beard styling, beard line, moustache, mustache, تحديد ذقن, تحديد دكن, دگن, دقن, ذقن, لحى, تهذيب لحية, رسم لحية, شوارب, شنب, ڕیش ڕێکخستن, سمێڵ ڕێکخستن, ڕیش چاککردن, li7ya, lihya, la7ya, de2en, dagen, rish, resh
hot-shave: shaving, wet shave, face shave, straight razor, razor, حلاقة دقن, حلاقة لحية, حلاقة ذقن, حلاقة وجه, موس, حلاقة بالموس, ڕیش تاشین, تاشین, rish tashin, resh tashin, tashin
cut-and-beard: hair and beard, cut and beard, شعر ولحية, قص ولحية, قژ و ڕیش
groom-package: grooms, groom package, wedding groom, عريس, عرسان, تجهيز عريس, تجهيز عرسان, باكيج عريس, حمام عريس, زاوا, 3arees, 3aris, arees, zawa
make-up-day: makeup, make up, mua, makeup artist, make up artist, soft makeup, natural makeup, day makeup, no makeup makeup, graduation makeup, ميكاب, ميك اب, ميكب, مكياج, مكياج خفيف, مكياج ناعم, مكياج تخرج, خبيرة مكياج, ميكاب ارتست, ميك اب ارتست, میکاپ, میکئاپ, ئارایشت, ئارایشتی ڕوو, ئارایشتکار, mekap, mekab, mikab, make ap, meykap, makyaj, mkyaj, mikyaj, arayisht, arayesht, araysht
evening-make-up: makeup, make up, makeup artist, party makeup, evening makeup, event makeup, glam, full glam, soiree makeup, ميكاب, ميك اب, ميكب, مكياج, مكياج سهرات, مكياج سهره, مكياج مناسبات, مكياج خطوبة, مكياج حفلة, ميكاب سهرة, ميكب سهره, خبيرة مكياج, خبيرة تجميل, میکاپ, میکئاپ, ئارایشت, ئارایشتی ئێوارە, mekap, mekab, mikab, makyaj, mkyaj, mikyaj, makiaj sahra, arayisht, arayesht, araysht
make-up-lesson: makeup course, makeup lessons, learn makeup, دورة مكياج, تعليم مكياج, كورس ميكاب
manicure: nail, nails, nail salon, nail care, hand care, mani, مناكير, منيكير, منكير, مانكير, اظافير, اضافر, اضافير, عناية اظافر, عناية باليد, ضوافر, نينۆک, نینۆک, mnakir, manakir, manakeer, manicur, nenok, ninok
pedicure: pedi, foot care, feet care, باديكير, بدكير, بدي كير, عناية بالقدم, عناية القدم, عناية اقدام, padicure, badikir, pedikir
gel-nails: gel, gel polish, gel nail, gel manicure, shellack, gelish, جل, جيل, جل اظافر, جلش, جيليش, طلاء اظافر, صبغ اظافر, صبغ أظافر جل, مناكير جل, jel
nail-extensions: fake nails, nail extension, acrylics, acrylic, gel extension, polygel, tips, اظافر صناعية, اظافر تركيب, تركيب اضافر, اكريلك, اكريليك, بوليجل, بولي جيل, نینۆکی دەستکرد
nail-art: nail design, nail drawing, رسم اضافر, نقش اظافر, تصميم اظافر
lash-extensions: eyelash, eyelashes, lash, lashes, lash extension, false lashes, volume lashes, classic lashes, russian lashes, رمش, رموش, رموش تركيب, تركيب رمش, رموش دائمية, رموش كلاسيك, رموش فوليوم, برژانگ, بژانگ, rmush, rmoosh, rumush, brzhang
lash-lift: lash perm, lifting lashes, lash tint, رفع رموش, ليفتنك رموش, ليفتنج رموش, كيراتين رموش
brow-tint: eyebrow tint, eyebrow dye, brow dye, brow henna, صبغ حواجب, تشقير حواجب, حنة حواجب, بۆیەی برۆ
brow-lamination: laminated brows, brow lift, ليمنيشن, لامينيشن, لمنيشن, رفع حواجب, كيراتين حواجب
basic-facial: face mask, face cleaning, تنظيف وجه سريع, ماسك الوجه
spray-tan: tan, tanning, self tan, تان, سمرة, برونزاج
hair-consultation: hair advice, استشارة شعر
permanent-group: permanent makeup, permanent make up, pmu, micropigmentation, تاتو دائم, مكياج دائمي, تاتۆی هەمیشەیی
microblading: micro blading, مايكروبلدنغ, مايكروبليدنك, مايكروبلايدنك, مایکرۆبلەیدینگ, microbleding
brow-tattoo: eyebrow tattoo, brow tatoo, ombre brows, تاتو حاجب, وشم حواجب, تاتوی برۆ
lip-blush: lip colour, lip color, lip tint, توريد شفاه, توريد, تاتو شفة
eyeliner-tattoo: eyeliner, ايلاينر, آيلاينر, تاتو عيون
piercing: ear piercing, nose piercing, زمام, خزامة, ثقب اذن, تخريم اذن, خرم اذن, گوێ کونکردن
removal-group: hair removal, remove hair, epilation, depilation, body hair, unwanted hair, ازالة شعر, ازاله شعر, ازالة الشعر, شعر الجسم, نتف, لابردنی موو, موو لابردن, izalat sha3r, ezalat sha3r, mu labrdn
brows-thread: eyebrow, eyebrows, brow, brows, brow shape, eyebrow shape, eyebrow shaping, brow shaping, eyebrow cleaning, حواجب, حاجب, رسم حواجب, رسم الحواجب, تنظيف حواجب, ترتيب حواجب, نتف حواجب, حف حواجب, تحديد حواجب, حواجب خيط, برۆ, برۆ هەڵگرتن, شێوەی برۆ, 7awajib, 7awajeb, 7wajib, hawajib, hawajeb, 7ajib, bro, broo
upper-lip-thread: moustache thread, lip hair, lip threading, شارب, شارب خيط, شوارب نسائي, شعر الشارب, سمێڵ
face-thread: thread, threads, threading, face threading, full face threading, face hair, facial hair, خيط, خيط وجه, خيوط وجه, حف, حف الوجه, حفافة, حف وجه, فتلة, شعر الوجه, دەزوو, دەزووی ڕوو, موی ڕوو, khait, khayt, 5eet, 5ait, 5ayt, kheet, 7aff, 7af, 7af wajh, dazu, dazw, fatla
sugar-half-leg: half legs, نص ساق, نص رجل
sugar-legs: sugar, sugaring, sugar wax, sugar paste, sugaring legs, legs, leg, شيرة, شيره, شيرة سكر, حلاوة, حلاوه, حلاوة سكر, حلاوة جسم, عقيدة, عقيده, سكر, سويت, سويت جسم, سيقان, رجلين, ساقين, شیرە, شەکر, شیرەی شەکر, حەلاوە, قاچ, 7alawa, 7lawa, halawa, halawah, sheera, shira, sheerah, sukkar, sukar, shakar, 3aqeeda
sugar-arms: arms, arm, ايدين, يدين, ذراع, ذراعين, قۆڵ
sugar-underarm: underarm, underarms, armpit, armpits, ابط, تحت الابط, اباط, باط, بن باڵ
sugar-bikini: bikini, bikini line, brazilian, brazilian wax, بكيني, بیکینی
sugar-body: full body, whole body, body sugar, body hair removal, full body wax, جسم كامل, كامل الجسم, حلاوة جسم, حلاوه جسم, سويت كامل, شيرة جسم, هەموو لەش, jsm kamel, jism kamil
wax-legs: wax, waxing, waxes, wax legs, hot wax, cold wax, leg wax, legs waxing, شمع, واكس, واكس جسم, وكس, شمع ساقين, ازالة شعر بالشمع, مۆم, مۆمی لەش, sham3, shame3, shama3, waks, wakis, mom, mum
wax-arms: arm wax, arms waxing, واكس ايدين, شمع ايدين
wax-face: face waxing, واكس وجه, شمع وجه
wax-nose: nose hair, ear hair, شعر الانف, شعر الاذن, واكس انف
wax-back: back waxing, back hair, واكس ظهر, شعر الظهر
wax-body: full body waxing, واكس جسم كامل
light-group: laser, lazer, laser hair, laser hair removal, hair laser, laser session, laser clinic, laser bikini, laser full body, full body laser, laser face, laser legs, laser arms, laser underarm, laser for women, laser for men, permanent hair removal, ليزر, ليزر شعر, ليزر ازالة شعر, ازالة شعر بالليزر, ليزر جسم, ليزر جسم كامل, ليزر فل بدي, فل بدي ليزر, ليزر بكيني, ليزر ابط, ليزر وجه, ليزر ساقين, ليزر ايدين, ليزر ظهر, ليزر رجالي, ليزر نسائي, ليزر رجال, جلسة ليزر, جلسات ليزر, لەیزەر, لەیزەری موو, لەیزەری لەش, lazar, layzer, leyzar, laizar, leizar, lezar, laysar, lizer
massage-group: massage, massages, body massage, full body massage, relaxing massage, relaxation, relax, spa, spa day, wellness, thai massage, swedish, oil massage, aroma massage, aromatherapy, مساج, مساج جسم, مساج كامل, مساج استرخاء, مساج استرخائي, استرخاء, مساج زيت, مساج سويدي, تدليك, تدليك جسم, مسج, مساج رجال, مساج نسائي, سبا, سپا, مەساج, مەساجی لەش, شێلان, masaj, massaj, masaaj, msaj, mesaj
massage-back: back pain, back massage, neck massage, back and neck, neck pain, مساج ظهر, مساج الظهر, مساج رقبة, وجع ظهر, الم ظهر, الم الظهر, مەساجی پشت, پشت ئێشە, msaj thahar, masaj dhahr
massage-head: head massage, shoulder massage, مساج راس, مساج الراس, مساج اكتاف, تدليك الراس, مەساجی سەر
massage-feet: foot massage, feet massage, foot rub, reflexology, leg massage, مساج قدم, مساج اقدام, مساج القدمين, مساج رجلين, تدليك القدم, ريفلكسولوجي, مەساجی پێ
massage-deep: deep tissue massage, deep massage, strong massage, مساج عميق, مساج قوي, ديب تشو, مەساجی قووڵ
massage-stones: hot stone massage, hot stones, stone massage, احجار, احجار حارة, مساج احجار, مساج حجر, مساج بالاحجار, مساج بالحجر الساخن, حجر ساخن, بەردی گەرم, 7ijar 7ara
massage-pregnancy: pregnant massage, prenatal, prenatal massage, pregnancy, mum massage, مساج حوامل, مساج الحوامل, حامل, حوامل, مساج للحامل, مەساجی دووگیان
massage-sports: sports massage, athlete, مساج رياضيين, مساج رياضي
massage-couple: couples massage, couple, for two, مساج زوجي, مساج ازواج, مساج للزوجين, مەساجی دووانی
massage-lymph: lymphatic, lymph drainage, تصريف لمفاوي, لمفاوي
hammam-scrub: hammam, hamam, hammams, steam, steam bath, steam room, scrub, scrubs, body scrub, turkish bath, turkish hammam, public bath, bath house, exfoliation, حمام, حمام بخار, حمام تركي, حمام شعبي, حمام السوق, حمامات, بخار, تكييس, تكيس, تكييس جسم, كيس, كيس وليفة, ليفة, سكراب, سكرب, سنفرة, صنفرة جسم, تقشير جسم, گەرماو, گەرماوی تورکی, حەمام, کیسە, هەڵم, 7ammam, 7amam, hemam, takyees, takiis, garmaw, germaw, garmav
moroccan-bath: moroccan, moroccan hammam, morocco bath, maghribi, حمام مغربي, مغربي, حمام مغربى, بخار مغربي, صابون مغربي, گەرماوی مەغریبی, 7ammam maghribi, hammam maghribi, hamam maghribi
hammam-bride: bride hammam, bridal bath, حمام عروس, حمام العروسة, حمام عرايس, گەرماوی بووک
sauna: jacuzzi, sauna and steam, ساونا, سونا, ساونا وبخار, سونا وبخار, جاكوزي, ساونە
dry-cupping: cupping, hijama, hijamah, cups, cupping therapy, حجامة, حجامه, حجامة جافة, كاسات, كاسات هواء, كاسات هوا, كؤوس هواء, کەڵەشاخ, 7ijama, 7jama, 7ejama, hejama, kalashax
hammam-scrub: شامبو وليفة
therapy-group: physio, physiotherapist, physical therapist, علاج طبيعي, فيزياوي, معالج فيزيائي, علاج فيزياوي, فیزیۆ, چارەسەری فیزیایی
spine-care: disc, slipped disc, sciatica, ديسك, سوفان, عرق النسا, دیسکی پشت
dental-group: dentist, dentists, dental, dental clinic, tooth, teeth, tooth pain, toothache, teeth clinic, oral, اسنان, سن, سنون, سنوني, ضرس, طبيب اسنان, طبيبة اسنان, دكتور اسنان, دكتورة اسنان, عيادة اسنان, طب اسنان, وجع سن, وجع اسنان, الم اسنان, الم سن, ددان, ددانساز, ددانسازی, پزیشکی ددان, دکتۆری ددان, کلینیکی ددان, ددان ئێشە, asnan, asnaan, snan, snoon, doctor asnan, tabib asnan, dktor asnan, ddan, dadan, didan
dental-check: dental checkup, dental check up, dental exam, فحص سن, كشف اسنان, معاينة اسنان, پشکنینی ددان
dental-x-ray: dental xray, teeth xray, اشعة اسنان, سونار اسنان, تیشکی ددان
dental-cleaning: teeth cleaning, clean teeth, cleaning teeth, dental polish, teeth polishing, polishing teeth, tartar, plaque, scaling, scale and polish, تنظيف اسنان, تنظيف سن, تلميع اسنان, تلميع, جرم, جلي اسنان, ازالة الجير, جير الاسنان, كلس الاسنان, تكلس الاسنان, پاککردنەوەی ددان, tan6eef asnan, tandeef asnan, tanthif asnan, tanzif asnan, tanzeef asnan
dental-deep-cleaning: gums, gum, gum disease, bleeding gums, gum cleaning, لثة, التهاب اللثة, نزف اللثة, پووک
filling: fillings, tooth decay, decay, cavity, cavities, caries, composite, حشوة, حشوه, حشوات, حشوة ضوئية, حشوات ضوئية, حشوة سن, تسوس, تسوس الاسنان, نخر, ترميم سن, پڕکردنەوەی ددان, کرمێ بوون, 7ashwa, 7ashwat, 7ashwa asnan, hashwa, hashwat
root-canal: nerve, tooth nerve, endo, endodontics, root treatment, root canals, سحب عصب, عصب, عصب سن, عصب السن, حشوة عصب, حشوة جذر, علاج جذور, قتل عصب, کێشانی دەمار, دەماری ددان, sa7b 3asab, 3asab, 3asab sin
extraction: tooth removal, remove tooth, pull tooth, tooth pulling, extract tooth, teeth extraction, قلع, خلع, خلع سن, قلع سن, قلع ضرس, خلع اسنان, شلع سن, شلع ضرس, هەڵکێشانی ددان, qal3 sin, qala3 sin, 5al3 sin, khal3 sin
wisdom-tooth: wisdom, wisdom teeth, wisdom tooth removal, ضرس عقل, قلع ضرس العقل, خلع ضرس العقل, ضرس العقل, ددانی ژیری
whitening: teeth whitening, tooth whitening, whiten teeth, whitening teeth, bleaching, teeth bleach, teeth bleaching, white teeth, laser whitening, تبييض, تبيض, تبييض اسنان, تبييض بالليزر, تبييض الاسنان بالليزر, اسنان بيضاء, تفتيح اسنان, سپیکردنەوە, سپیکردنەوەی ددان, tabyeedh, tabyeed asnan, tabyid asnan, tabyeeth asnan, tabyidh asnan
veneer: veneers, dental veneers, hollywood smile, hollywood, smile design, smile makeover, lumineer, lumineers, emax, e max, facets, فينير, فنير, فينيرز, هوليود, هوليوود سمايل, ابتسامة هوليود, ابتسامة هوليوود, ابتسامه هوليود, ايماكس, عدسات اسنان, لومينيرز, تجميل اسنان, ڤینیر, ڤێنێر, فینێر, هۆلیۆود سمایل, vineer, vinir, fineer, feneer, finir
crown: crowns, dental crown, tooth crown, cap, bridge, dental bridge, zircon, zirconium, zirconia, تلبيس, تلبيسة, تلبيس اسنان, تغليف اسنان, تغليف, جسر, جسور اسنان, زركون, زيركون, تاج اسنان, تاج, تاجی ددان, talbees, talbis asnan, zarkon, zirkon
implant: implants, dental implants, tooth implant, teeth implant, زراعة, زراعة سن, زراعة اسنان, زرع اسنان, زرع سن, زرعة, زرعات اسنان, چاندنی ددان, ددان چاندن, zira3a, zira3at asnan, zra3at asnan, zeraa asnan
braces-first: brace, braces, teeth braces, dental braces, metal braces, straight teeth, orthodontist, orthodontics, orthodontic, orthodontic braces, تقويم, تقويم اسنان, تقويم معدني, اخصائي تقويم, طبيب تقويم, جهاز تقويم, تعديل اسنان, ڕێکخستن, ڕێکخستنی ددان, تەقویم, taqweem, takweem, taqwim, takwim, taqweem asnan
aligners: clear aligner, invisalign, clear braces, تقويم شفاف, انفزلاين
child-dental-check: kids dentist, children dentist, pediatric dentist, paediatric dentist, child dentist, kids teeth, children teeth, baby teeth, اسنان اطفال, اسنان الاطفال, طبيب اسنان اطفال, دكتور اسنان اطفال, اسنان لبنية, ددانی منداڵ, پزیشکی ددانی منداڵان, asnan atfal
dentures: false teeth, denture, طقم اسنان, طقم, اسنان صناعية
skin-group: skin, skin care, skincare, skin clinic, glow, بشرة, بشره, عناية بشرة, العناية بالبشرة, نضارة, نضارة البشرة, پێست, چاودێری پێست, bashra, pest
facial: facials, face facial, facial cleaning, face cleaning, face clean up, deep cleaning face, skin cleaning, skin cleansing, clean skin, cleansing facial, blackheads, blackhead removal, pores, extraction facial, تنظيف بشرة, تنظيف البشرة, تنظيف بشره, تنظيف وجه, تنظيف الوجه, تنظيف عميق للبشرة, تنظيف بشرة عميق, فيشيال, فيشل, فيشال, رؤوس سوداء, الرؤوس السوداء, زيوان, مسامات, سكراب وجه, فەیشیال, پاککردنەوەی پێست, پاککردنەوەی دەموچاو, پێست پاککردنەوە, tan6eef bashra, tan6eef wajh, tandeef bashra, tanthif bashra, tanzeef bashra, tanzif bashra, fishial, feshal
hydra-facial: hydra facial, hydrafacial, hydra, hydro facial, aqua facial, aquafacial, oxygeno, هيدرا فيشل, هيدرافيشيال, هيدرا فيشيال, هايدرا فيشل, هايدرافيشال, هايدرا, هيدرا, اكوا فيشل, هایدرا فەیشڵ, haydra, haidra, hidra facial
light-peel: peel, peels, peeling, face peeling, skin peeling, glow peel, تقشير, تقشير بشرة, تقشير البشرة, تقشير وجه, بيلنك, بيلنغ, قشط, توێکڵکردن, توێکڵ, taqsheer, taqshir, taqsheer bashra, tagshir
dermaplaning: face shaving, ديرمابلاننك, حلاقة الوجه للنساء
hifu: skin tightening, face lifting, هايفو للوجه, شد وجه, شد الوجه, شد بشرة
radiofrequency: rf, rf skin, راديو فريكونسي
body-contour: slimming, body slimming, fat freezing, cellulite, body shaping, تنحيف, نحت جسم, سيلوليت, تكسير دهون, لاوازکردن
consultation: dermatologist, dermatology, skin doctor, doctor skin, dermatology clinic, skin specialist, eczema, skin disease, allergy skin, طبيب جلدية, طبيبة جلدية, دكتور جلدية, دكتورة جلدية, جلدية, جلديه, عيادة جلدية, اخصائي جلدية, استشارة جلدية, امراض جلدية, اكزيما, حساسية الجلد, دکتۆری پێست, پزیشکی پێست, نەخۆشی پێست, doctor jildiya, jildiya, tabib jildiya, dktor jildia
botox: botox face, anti wrinkle, anti wrinkles, wrinkle, wrinkles, forehead lines, frown lines, crows feet, gummy smile, تجاعيد, ازالة التجاعيد, تجاعيد الجبهة, بوتكس, بوتوكس وجه, ابر بوتوكس, ابرة بوتوكس, چرچ, چرچی ڕوو, چرچولۆچ, butoks, botoks, bootox, butox, tajaeed, taja3eed
filler: fillers, lip fillers, lip filling, lips, bigger lips, cheek filler, jawline filler, under eye filler, dermal filler, فلر, فيلر شفايف, فلر شفايف, شفايف, شفاه, تكبير شفايف, نفخ شفايف, توريد ونفخ, فيلر خدود, فيلر تحت العين, غمازات, خدود, لێو, لێو گەورەکردن, گەورەکردنی لێو, feller, filar, fillr, takbeer shafayef, shafayef
thread-lift: face threads lift, شد خيوط, خيوط شد الوجه
mesotherapy: meso therapy, meso, mezo therapy, ميزو, ميزو ثيرابي, ميزوثرابي, ميزو للشعر, ميزو للوجه, میزۆ
skin-booster: skin boosters, hydration injection, ابر نضاره, نضارة ابر
plasma: prp hair, prp face, platelet, platelets, hair loss, hair fall, hair falling, hair growth, alopecia, thinning hair, بلازما شعر, بلازما وجه, ابر بلازما, تساقط, تساقط شعر, تساقط الشعر, علاج تساقط الشعر, سقوط الشعر, صلع, قژ هەڵوەرین, هەڵوەرینی قژ, قژڕووتانەوە, plazma sha3r, tasaqut sha3r
acne-session: pimples, pimple, spots, acne scars, breakouts, acne treatment, acne doctor, حبوب, حبوب وجه, حبوب الوجه, حب شباب, علاج حبوب, علاج حب الشباب, اثار الحبوب, زیپکە, زیپکەی گەنجی, 7ab shabab, 7ub shabab, 7boob, hab shabab, zipka
scar-laser: scars, scar, scar treatment, acne scar, stretch marks, ندبات, ندبة, اثار جروح, اثار عمليات, تشققات, خطوط بيضاء, فراكشنل, شوێنەوار, جێی برین
pigment-laser: pigmentation, pigment, dark spots, melasma, freckles, age spots, sun spots, dark circles, brightening, skin lightening, كلف, نمش, بقع, بقع داكنة, بقع بنية, تصبغات, تصبغات الوجه, ازالة التصبغات, هالات, هالات سوداء, تفتيح بشرة, تفتيح, اسمرار, پەڵە, پەڵەی ڕوو, پەڵەی پێست, kalaf, tasabughat, namash
vascular-laser: veins, spider vein, redness, دوالي الوجه, شعيرات, احمرار, دەمار
mole-removal: mole, moles, wart, warts, skin tag, skin tags, شامة, شامات, شامه, ثالول, ثآليل, ثاليل, ثالولة, فالول, فواليل, زوائد جلدية, ازالة ثآليل, ازالة ثالول, خال, خاڵ, بالوکە, shama, thalool
hair-transplant: transplant, hair implants, زراعة شعر, زرع شعر, چاندنی قژ
iv-drip: vitamins, glutathione drip, فيتامينات, مغذي, كلوتاثيون, ڤیتامین
nutrition: diet, dietitian, nutritionist, weight loss, رجيم, دايت, تغذية, اخصائي تغذية, ڕجیم, خۆراک
$lines$, E'\n') line where btrim(line) <> '';

insert into synonyms (word, means)
select distinct fold_text(word), fold_text(split_part(line, ':', 1))
from given_lines, unnest(string_to_array(split_part(line, ':', 2), ',')) word
where fold_text(word) <> ''
on conflict do nothing;

call refresh_search_terms();
