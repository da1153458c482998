/** One password for every login of the demo world. */
export const demoPassword = 'bukra-inshallah';

type Person = {
  id: number;
  role: 'customer' | 'vendor';
  name: string;
  email: string;
  gender: 'female' | 'male';
  city: string;
  state: string;
};

const person = (
  id: number,
  role: Person['role'],
  gender: Person['gender'],
  name: string,
  email: string,
  city: string,
  state: string = city,
): Person => ({ id, role, gender, name, email: `${email}@example.com`, city, state });

/** Everybody who can log in, under the first name that the rest of the world calls them by. */
export const people = {
  zainab: person(1, 'customer', 'female', 'Zainab Kareem', 'zainab', 'Baghdad'),
  omar: person(2, 'customer', 'male', 'عمر الدليمي', 'omar', 'الرمادي', 'الأنبار'),
  shilan: person(3, 'customer', 'female', 'شیلان ئەحمەد', 'shilan', 'هەولێر'),

  huda: person(11, 'vendor', 'female', 'Huda al-Rubaie', 'huda', 'Baghdad'),
  rebin: person(12, 'vendor', 'male', 'ڕێبین عەزیز', 'rebin', 'هەولێر'),
  haydar: person(13, 'vendor', 'male', 'حيدر الجنابي', 'haydar', 'بغداد'),

  hind: person(21, 'customer', 'female', 'هند العبيدي', 'hind', 'بغداد'),
  sarah: person(22, 'customer', 'female', 'Sarah Matti', 'sarah', 'Baghdad'),
  rusul: person(23, 'customer', 'female', 'رسل عباس', 'rusul', 'الديوانية', 'القادسية'),
  noorhan: person(24, 'customer', 'female', 'نورهان صالح', 'noorhan', 'البصرة'),
  shno: person(25, 'customer', 'female', 'شنۆ عەلی', 'shno', 'سلێمانی'),
  tara: person(26, 'customer', 'female', 'Tara Jalal', 'tara', 'Erbil'),
  maysam: person(27, 'customer', 'female', 'ميسم الحسيني', 'maysam', 'النجف'),
  mustafa: person(28, 'customer', 'male', 'مصطفى الراوي', 'mustafa', 'بغداد'),
  ahmed: person(29, 'customer', 'male', 'Ahmed Younis', 'ahmed', 'Mosul', 'Nineveh'),
  hemin: person(30, 'customer', 'male', 'هێمن کەریم', 'hemin', 'هەولێر'),
  karwan: person(31, 'customer', 'male', 'کاروان ڕەشید', 'karwan', 'سلێمانی'),
  ali: person(32, 'customer', 'male', 'علي الموسوي', 'ali', 'البصرة'),
  dunya: person(33, 'customer', 'female', 'دنيا فاضل', 'dunya', 'الموصل', 'نينوى'),
} satisfies Record<string, Person>;

export type PersonKey = keyof typeof people;
