import { type CityPlan, district, named, ringRoad, water } from '../city-plan.ts';
import { readLine } from '../lines.ts';

const citadel = [44.0092, 36.1911] as const;

/** Erbil: rings around the citadel. */
export const erbil: CityPlan = {
  code: 'erbil',
  name: named('Erbil', 'أربيل', 'هەولێر'),
  center: [44.005, 36.2],
  side: 'right',
  waters: [],
  roads: [
    ...[350, 1000, 2000, 4300, 6600].map((metres) => ringRoad(citadel, metres)),
    readLine('44.0092,36.1911 43.995,36.212 43.993,36.235 43.985,36.262'),
    readLine('44.0092,36.1911 43.975,36.19 43.94,36.183'),
    readLine('44.0092,36.1911 44.035,36.178 44.07,36.16'),
    readLine('44.0092,36.1911 44.035,36.208 44.065,36.228'),
    readLine('44.0092,36.1911 44.003,36.165 43.998,36.13'),
  ],
  parks: [readLine('43.972,36.2 43.984,36.204 43.988,36.194 43.976,36.19 43.972,36.2')],
  districts: [
    district(named('Citadel', 'القلعة', 'قەڵا'), 44.0092, 36.1911),
    district(named('Ankawa', 'عنكاوا', 'عەنکاوە'), 43.9936, 36.232),
    district(named('Gulan', 'كولان', 'گوڵان'), 43.988, 36.209),
    district(named('Bakhtiyari', 'بختياري', 'بەختیاری'), 44.018, 36.2015),
    district(named('Iskan', 'إسكان', 'ئیسکان'), 44.021, 36.18),
    district(named('Shorsh', 'شورش', 'شۆڕش'), 44.034, 36.194),
    district(named('Kurani', 'كوران', 'کوران'), 43.994, 36.177),
  ],
};

/** Sulaymaniyah below its mountain. */
export const sulaymaniyah: CityPlan = {
  code: 'sulaymaniyah',
  name: named('Sulaymaniyah', 'السليمانية', 'سلێمانی'),
  center: [45.425, 35.565],
  side: 'right',
  waters: [],
  roads: [
    readLine('45.36,35.588 45.392,35.577 45.412,35.567 45.431,35.561 45.446,35.556 45.47,35.546'),
    readLine('45.38,35.6 45.42,35.592 45.452,35.58 45.475,35.563 45.482,35.543'),
    readLine('45.37,35.555 45.395,35.545 45.425,35.536 45.455,35.533'),
    readLine('45.41,35.6 45.415,35.575 45.425,35.552 45.43,35.53'),
    ringRoad([45.4385, 35.5575], 900),
  ],
  parks: [
    readLine('45.386,35.585 45.398,35.588 45.402,35.58 45.391,35.577 45.386,35.585'),
    readLine('45.4235,35.567 45.4285,35.569 45.43,35.565 45.425,35.5635 45.4235,35.567'),
  ],
  districts: [
    district(named('Salim Street', 'شارع سالم', 'شەقامی سالم'), 45.424, 35.5575),
    district(named('Sarchinar', 'سرجنار', 'سەرچنار'), 45.39, 35.5835),
    district(named('Bakhtiari', 'بختياري', 'بەختیاری'), 45.405, 35.572),
    district(named('Goizha', 'كويزه', 'گۆیژە'), 45.458, 35.573),
    district(named('Raparin', 'رابرين', 'ڕاپەڕین'), 45.385, 35.553),
    district(named('Bazaar', 'السوق', 'بازاڕ'), 45.4445, 35.5535),
  ],
};

/** Mosul, on both banks of the Tigris. */
export const mosul: CityPlan = {
  code: 'mosul',
  name: named('Mosul', 'الموصل', 'مووسڵ'),
  center: [43.14, 36.345],
  side: 'left',
  waters: [
    water(
      200,
      '42.9,36.5 43.04,36.43 43.075,36.405 43.1,36.388 43.116,36.37 43.132,36.354 43.145,36.347 43.15,36.336 43.156,36.322 43.172,36.31 43.195,36.298 43.23,36.27 43.28,36.2 43.33,36.1',
    ),
  ],
  roads: [
    readLine('43.05,36.34 43.09,36.342 43.125,36.34 43.146,36.343 43.175,36.352 43.22,36.36'),
    readLine('43.12,36.28 43.128,36.315 43.135,36.335 43.13,36.37 43.14,36.41'),
    readLine('43.16,36.41 43.17,36.38 43.178,36.35 43.19,36.315'),
  ],
  parks: [readLine('43.148,36.366 43.156,36.371 43.16,36.364 43.152,36.36 43.148,36.366')],
  districts: [
    district(named('Dawasa', 'الدواسة', 'دەواسە'), 43.137, 36.331),
    district(named('Old City', 'المدينة القديمة', 'شاری کۆن'), 43.1275, 36.3445),
    district(named('Nabi Yunus', 'النبي يونس', 'نەبی یونس'), 43.162, 36.346),
    district(named('Zuhur', 'الزهور', 'زهوور'), 43.183, 36.371),
    district(named('Rifai', 'الرفاعي', 'ڕیفاعی'), 43.093, 36.356),
    district(named('Wadi Hajar', 'وادي حجر', 'وادی حەجەر'), 43.118, 36.311),
  ],
};

/** Ramadi between two arms of the Euphrates. */
export const ramadi: CityPlan = {
  code: 'ramadi',
  name: named('Ramadi', 'الرمادي', 'ڕومادی'),
  center: [43.3, 33.428],
  side: 'left',
  waters: [
    water(
      180,
      '42.9,33.52 43.05,33.49 43.2,33.46 43.24,33.45 43.268,33.445 43.29,33.444 43.312,33.446 43.335,33.438 43.358,33.43 43.4,33.415 43.5,33.38 43.65,33.36',
    ),
    water(90, '43.268,33.445 43.272,33.425 43.28,33.4 43.29,33.36 43.3,33.28'),
  ],
  roads: [
    readLine('43.22,33.415 43.26,33.42 43.29,33.425 43.32,33.427 43.36,33.42 43.41,33.4'),
    readLine('43.3,33.48 43.3,33.445 43.302,33.42 43.31,33.395'),
  ],
  parks: [],
  districts: [
    district(named('Hay al-Andalus', 'حي الأندلس', 'گەڕەکی ئەندەلوس'), 43.301, 33.431),
    district(named('Tamim', 'التأميم', 'تەئمیم'), 43.25, 33.424),
    district(named('Malaab', 'الملعب', 'مەلعەب'), 43.328, 33.422),
    district(named('Sufiya', 'الصوفية', 'سۆفیە'), 43.353, 33.437),
    district(named('Jazeera', 'الجزيرة', 'جەزیرە'), 43.305, 33.462),
  ],
};
