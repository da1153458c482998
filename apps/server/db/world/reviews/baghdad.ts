import type { ReviewsByService } from './review-rows.ts';

export const baghdadReviews: ReviewsByService = {
  101: [
    ['zainab', 5, 'Maryam remembered my last shade without looking. In and out in two hours.'],
    ['hind', 5, 'سألتني زهراء قبل أن تمسك المقص، وهذا وحده يكفي. القصة مرتبة حتى بعد شهر.'],
    ['sarah', 4, 'Lovely brown, exactly the swatch. I started twenty minutes late, hence four.'],
    ['rusul', 5, 'جئت من الديوانية خصيصًا وراجعة مرة ثانية.'],
    ['tara', 5, 'They wrote the colour recipe on a card. I showed it in Erbil and it worked.'],
    ['noorhan', 3, 'الصبغ حلو لكن الموقف مزدحم، اتركي سيارتك بعيدًا.'],
    ['dunya', 5, 'هدوء ونظافة وشاي. السعر نفسه المكتوب بالدينار، بلا زيادة.'],
    ['shilan', 4, 'ڕەنگەکە زۆر جوان دەرچوو، تەنیا نۆرەکە درەنگ دەست بەر دەکەوێت.'],
    ['maysam', 5, 'بنتي ست سنوات وما خافت من القص. شكرًا حنين.'],
  ],
  102: [
    ['hind', 5, 'مضى شهران والشعر ما زال ناعمًا. قالت لي الصدق عن السحب القديم.'],
    ['sarah', 5, 'She refused to do my ends until I cut them. Annoying, and right.'],
    ['dunya', 4, 'النتيجة ممتازة، والجلسة طويلة. جيبي شاحن الهاتف.'],
    ['maysam', 2, 'رجع التجعد بعد شهر. اعتذروا وأعطوني جلسة بروتين مجانًا.', 'changed'],
  ],
  103: [
    ['tara', 5, 'First time anybody here cut my curls dry. I nearly cried, in a good way.'],
    ['rusul', 4, 'أول مرة أحب شعري المجعد. أحتاج أتعلم التجفيف أكثر.'],
  ],
  105: [
    ['sarah', 5, 'Fast, clean, and she drew the line before she touched anything.'],
    ['noorhan', 5, 'يد داليا خفيفة جدًا.'],
    ['hind', 4, 'ممتاز، بس المكان صغير إذا اجتمعن ثلاث.'],
  ],
  201: [
    ['hind', 4, 'وزنت الصبغة بالغرام أمامي، أول مرة أشوفها.'],
    ['tara', 5, 'The grey is gone and nobody at work can say what changed.'],
    ['mustafa', 5, 'جاءت أمي معي وعندهم مصعد. خرجت راضية.'],
    ['sarah', 3, 'Good colour, but the lift was off and it is the second floor.'],
  ],
  202: [
    ['zainab', 4, 'They stopped before the third round of lightener and told me why. Second visit next month.'],
    ['rusul', 5, 'بالياج طبيعي مثل شمس الصيف.'],
    ['noorhan', 2, 'انتظرت أربعين دقيقة واللون برتقالي قليلًا. صححوه بعد أسبوع بلا مقابل.'],
  ],
  203: [['dunya', 5, 'قصة بسيطة وما احتاجت سشوار كل يوم.']],
  301: [
    ['omar', 5, 'جئت من الرمادي وأنجزوا كل شيء بزيارة واحدة.'],
    ['mustafa', 5, 'شفت التسوس بعيني على الشاشة، وأخذت الورقة بالأسعار معي.'],
    ['sarah', 5, 'Gentle, and no upselling. They told me two things could wait.'],
    ['ahmed', 4, 'Good cleaning. Parking behind the building helps.'],
    ['hind', 5, 'طبيبة للنساء إن رغبت، وهذا مهم لي.'],
    ['ali', 3, 'العمل جيد، والانتظار ربع ساعة رغم الموعد.'],
  ],
  302: [
    ['mustafa', 5, 'علاج جذر بلا ألم فعلًا. انتظروا حتى عمل المخدر.'],
    ['ahmed', 4, 'Root canal in two visits, price as written.'],
    ['hind', 3, 'الحشوة ممتازة، بس خابرتهم مرتين حتى ردوا.'],
  ],
  303: [
    ['sarah', 5, 'I wore the wax for two days and changed my mind about the length. Worth it.'],
    ['maysam', 5, 'الدكتورة سمر دقيقة جدًا، ما تستعجل.'],
  ],
  401: [
    ['mustafa', 5, 'خرجت وكأني فقدت خمسة كيلوات من الغبار.'],
    ['zainab', 5, 'The mitt, the olive soap, the silence. Thursday evening with my cousins.'],
    ['omar', 4, 'حمام أصيل، بس ليلة الخميس زحمة.'],
    ['tara', 4, 'Beautiful old dome. Bring your own comb, they do say so.'],
    ['ali', 5, 'أبو طارق فنان. الشاي بالنومي بصرة يرد الروح.'],
    ['rusul', 3, 'حلو لكن البلاط زلق، انتبهن.'],
  ],
  402: [
    ['ahmed', 5, 'Nabil found the knot in my shoulder in a minute.'],
    ['hind', 5, 'سهاد تسأل عن الضغط أكثر من مرة، ارتحت كثيرًا.'],
    ['mustafa', 4, 'ممتاز بعد الحمام، وغرفة نظيفة.'],
  ],
  403: [['noorhan', 5, 'غنينا ساعتين وما أحد قال شيء. أحلى ليلة قبل العرس.']],
  501: [
    ['hind', 5, 'عروس واحدة في اليوم وفعلًا ما أحد استعجلني.'],
    ['dunya', 5, 'التسريحة صمدت من العصر للفجر.'],
    ['tara', 4, 'Perfect hair. The hall visit costs extra, ask first.'],
  ],
  502: [
    ['zainab', 4, 'Ready in ninety minutes as promised, though the lashes were not for me.'],
    ['sarah', 5, 'Pins survived a whole wedding of dancing.'],
    ['rusul', 5, 'مكياج خفيف مثل ما طلبت بالضبط.'],
  ],
  601: [
    ['hind', 5, 'بعد خمس جلسات صار الفرق واضح.'],
    ['sarah', 4, 'Cool air makes it bearable. They told me eight sessions, not four.'],
    ['maysam', 4, 'تجربة البقعة طمنتني.'],
    ['noorhan', 2, 'الموعد تأجل مرتين.'],
  ],
  602: [
    ['mustafa', 5, 'خلصت من الشعر تحت الجلد بعد جلستين.'],
    ['ali', 4, 'شغل نظيف، والمواعيد مسائية تناسب الدوام.'],
  ],
  603: [
    ['zainab', 5, 'No scrub, no lecture. My skin was quiet the next day.'],
    ['rusul', 5, 'قالت لي بشرتك عطشانة فقط، ووفرت علي شراء كريمات.'],
    ['tara', 4, 'Calm room, no perfume. Skin good for weeks.'],
  ],
  604: [
    ['sarah', 5, 'She gave me less than I asked for and she was right.'],
    ['hind', 4, 'أمينة وتشرح كل شيء، والسعر فوق المتوسط.'],
  ],
  605: [
    ['dunya', 5, 'خطة واضحة لثلاثة أشهر، ورمينا نصف الكريمات.'],
    ['mustafa', 4, 'رافقت ابني، وتكلمت معه الدكتورة باحترام.'],
  ],
};
