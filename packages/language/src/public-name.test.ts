import { describe, expect, it } from 'vitest';
import { publicName } from './public-name.ts';

describe('R13.09 a name that everybody sees', () => {
  it.each([
    ['Zainab Kareem', 'Zainab K.'],
    ['  zainab   kareem ', 'zainab K.'],
    ['Huda al-Rubaie', 'Huda R.'],
    ['Sarah Anne Matti', 'Sarah M.'],
    ['زينب كريم', 'زينب ك.'],
    ['هند العبيدي', 'هند ع.'],
    ['شیلان ئەحمەد', 'شیلان ئ.'],
    ['ڕێبین عەزیز', 'ڕێبین ع.'],
    ['Jean-Luc Élan', 'Jean-Luc É.'],
    ['عبد الله حسن الجنابي', 'عبد الله ج.'],
    ['أم علي', 'أم علي'],
    ['نور الهدى سالم', 'نور الهدى س.'],
    ['Abdul Rahman', 'Abdul Rahman'],
  ])('%s is %s', (name, shown) => expect(publicName(name)).toBe(shown));

  it.each([
    ['د. زينب علي', 'زينب ع.'],
    ['الدكتورة زينب علي', 'زينب ع.'],
    ['Dr. Zainab Ali', 'Zainab A.'],
    ['دکتۆر شیلان ئەحمەد', 'شیلان ئ.'],
    ['Dr.', 'Dr'],
  ])('leaves out the title: %s is %s', (name, shown) => expect(publicName(name)).toBe(shown));

  it.each([
    ['zainab.kareem@example.com', 'zainab K.'],
    ['zainab@example.com', 'zainab'],
    ['Zainab 0770 123 4567', 'Zainab'],
    ['زينب ٠٧٧٠١٢٣٤٥٦٧', 'زينب'],
    ['https://www.zainab.example', 'zainab E.'],
    ['🌸 Zainab 🌸 Kareem 💅🏽', 'Zainab K.'],
    ['زينـــب كريم', 'زينب ك.'],
    ['<b>Zainab</b>', 'b B.'],
    ['\u202eZainab Kareem', 'Zainab K.'],
  ])('shows neither address, number nor picture: %s is %s', (name, shown) => expect(publicName(name)).toBe(shown));

  it.each(['Zainab', 'زينب', 'شیلان'])('a name of one word stays: %s', (name) => expect(publicName(name)).toBe(name));

  it.each(['', ' ', '0770 123 4567', '💅🏽', '@', '—'])('is a dash where no name is in it: %j', (name) =>
    expect(publicName(name)).toBe('—'),
  );

  it('never shows a later word in full, however long the first one is', () => {
    expect(publicName(`${'a'.repeat(100)} Kareem`)).toBe(`${'a'.repeat(30)}… K.`);
  });
});
