export { demoPassword } from '#app/secrets/demo-password.ts';

type WorldUser = {
  id: number;
  role: 'customer' | 'vendor';
  name: string;
  email: string;
  gender: 'female' | 'male';
  city: string;
  state: string;
};

const user = (
  id: number,
  role: WorldUser['role'],
  gender: WorldUser['gender'],
  name: string,
  email: string,
  city: string,
  state: string = city,
): WorldUser => ({ id, role, gender, name, email: `${email}@example.com`, city, state });

/** Every user who can log in, by the first name that other files use as a key. */
export const users = {
  zainab: user(1, 'customer', 'female', 'Zainab Kareem', 'zainab', 'Baghdad'),
  omar: user(2, 'customer', 'male', 'عمر الدليمي', 'omar', 'الرمادي', 'الأنبار'),
  shilan: user(3, 'customer', 'female', 'شیلان ئەحمەد', 'shilan', 'هەولێر'),

  huda: user(11, 'vendor', 'female', 'Huda al-Rubaie', 'huda', 'Baghdad'),
  rebin: user(12, 'vendor', 'male', 'ڕێبین عەزیز', 'rebin', 'هەولێر'),
  haydar: user(13, 'vendor', 'male', 'حيدر الجنابي', 'haydar', 'بغداد'),

  hind: user(21, 'customer', 'female', 'هند العبيدي', 'hind', 'بغداد'),
  sarah: user(22, 'customer', 'female', 'Sarah Matti', 'sarah', 'Baghdad'),
  rusul: user(23, 'customer', 'female', 'رسل عباس', 'rusul', 'الديوانية', 'القادسية'),
  noorhan: user(24, 'customer', 'female', 'نورهان صالح', 'noorhan', 'البصرة'),
  shno: user(25, 'customer', 'female', 'شنۆ عەلی', 'shno', 'سلێمانی'),
  tara: user(26, 'customer', 'female', 'Tara Jalal', 'tara', 'Erbil'),
  maysam: user(27, 'customer', 'female', 'ميسم الحسيني', 'maysam', 'النجف'),
  mustafa: user(28, 'customer', 'male', 'مصطفى الراوي', 'mustafa', 'بغداد'),
  ahmed: user(29, 'customer', 'male', 'Ahmed Younis', 'ahmed', 'Mosul', 'Nineveh'),
  hemin: user(30, 'customer', 'male', 'هێمن کەریم', 'hemin', 'هەولێر'),
  karwan: user(31, 'customer', 'male', 'کاروان ڕەشید', 'karwan', 'سلێمانی'),
  ali: user(32, 'customer', 'male', 'علي الموسوي', 'ali', 'البصرة'),
  dunya: user(33, 'customer', 'female', 'دنيا فاضل', 'dunya', 'الموصل', 'نينوى'),
} satisfies Record<string, WorldUser>;

export type UserKey = keyof typeof users;
