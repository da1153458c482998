/**
 * Everybody in the teams of the demo world, by id: what is seen of them, in words. Hair or `scarf:` with its colour, `wear:`,
 * and where it is so a beard, glasses, age. Skin is one of six tones, from light to dark.
 */
const employees = {
  101: 'female skin3 scarf:draped cream wear:tunic',
  102: 'female skin2 long brown wear:tunic',
  103: 'female skin4 curls black wear:tunic',
  104: 'female skin3 scarf:pinned venue wear:tunic glasses:round',
  201: 'female skin2 bob copper wear:apron',
  202: 'female skin3 bun dark wear:apron',
  203: 'male skin3 swept black stubble wear:apron',
  301: 'male skin3 short grey short-beard wear:coat glasses:square',
  302: 'female skin1 waves brown wear:coat',
  303: 'female skin3 scarf:banded venue wear:smock',
  401: 'female skin5 scarf:draped black wear:abaya old',
  402: 'female skin4 scarf:wound venue wear:smock',
  403: 'male skin4 curly black wear:smock moustache',
  404: 'male skin5 skullcap grey wear:smock full old',
  501: 'female skin2 waves dark wear:blouse',
  502: 'female skin1 bun auburn wear:abaya',
  503: 'female skin3 scarf:loose cream wear:blouse',
  601: 'female skin2 scarf:pinned cream wear:coat',
  602: 'female skin4 tail black wear:smock',
  603: 'female skin3 scarf:banded venue wear:smock',
  604: 'male skin3 combed dark short-beard wear:smock',
  701: 'female skin5 scarf:draped venue wear:tunic',
  702: 'female skin4 scarf:pinned black wear:tunic',
  703: 'female skin5 braid black wear:tunic',
  801: 'male skin4 short black full wear:coat',
  802: 'female skin3 scarf:banded cream wear:coat glasses:round',
  901: 'male skin3 combed grey moustache wear:apron old',
  902: 'male skin2 fade brown stubble wear:apron',
  903: 'male skin4 curly black short-beard wear:apron',
  1001: 'female skin2 bob dark wear:coat glasses:square',
  1002: 'female skin1 tail brown wear:smock',
  1003: 'female skin2 scarf:wound venue wear:smock',
  1004: 'male skin2 swept brown wear:smock',
  1101: 'female skin3 braid dark wear:smock',
  1102: 'male skin3 fade black full wear:smock',
  1103: 'female skin2 bun brown wear:smock glasses:round',
  1201: 'female skin2 waves auburn wear:apron',
  1202: 'female skin2 long copper wear:apron',
  1203: 'female skin3 scarf:loose venue wear:apron',
  1301: 'female skin2 tail dark wear:coat',
  1302: 'male skin3 bald black short-beard wear:coat',
  1303: 'female skin1 bob auburn wear:smock',
  1401: 'male skin4 short dark stubble wear:tunic',
  1402: 'female skin2 long black wear:tunic',
  1403: 'female skin4 scarf:loose cream wear:tunic old',
  1501: 'female skin4 scarf:draped venue wear:blouse',
  1502: 'female skin3 scarf:pinned cream wear:blouse',
  1503: 'female skin4 scarf:banded black wear:blouse',
  1601: 'male skin4 combed black short-beard wear:coat glasses:square',
  1602: 'female skin3 scarf:draped cream wear:coat',
  1603: 'female skin3 bun black wear:smock',
  1701: 'female skin3 curls auburn wear:blouse glasses:round',
  1702: 'female skin4 scarf:wound venue wear:blouse',
  1801: 'female skin3 scarf:pinned venue wear:apron',
  1802: 'female skin2 tail copper wear:apron',
  1901: 'female skin1 long dark wear:smock',
  1902: 'female skin2 bun black wear:smock glasses:square',
  2001: 'male skin5 short black moustache wear:apron',
  2002: 'male skin4 swept dark full wear:apron',
  2101: 'female skin4 scarf:draped cream wear:abaya',
  2102: 'female skin3 waves black wear:blouse',
  2201: 'female skin4 scarf:loose black wear:abaya old',
  2202: 'male skin4 bald grey full wear:smock old',
  2203: 'female skin1 braid auburn wear:smock',
  2301: 'male skin2 fade dark short-beard wear:shirt',
  2302: 'female skin2 bob brown wear:smock',
  2401: 'female skin5 scarf:wound venue wear:abaya',
  2402: 'female skin4 scarf:banded cream wear:blouse',
};

const skins = {
  skin1: [0.86, 0.045, 58],
  skin2: [0.815, 0.058, 58],
  skin3: [0.765, 0.068, 58],
  skin4: [0.7, 0.075, 56],
  skin5: [0.62, 0.075, 54],
};
const hairs = {
  black: [0.235, 0.018, 40],
  dark: [0.3, 0.035, 50],
  brown: [0.41, 0.06, 55],
  auburn: [0.42, 0.09, 38],
  copper: [0.53, 0.11, 48],
  grey: [0.66, 0.008, 80],
};
const beards = { stubble: 'stubble', 'short-beard': 'short', full: 'full', moustache: 'moustache' };

/** Everybody by id; cloth is the colour of a scarf, of the venue where it takes that of the venue. */
export const listEmployees = (looksByVenue) =>
  Object.entries(employees).map(([id, words]) => readEmployee(Number(id), words.split(' '), looksByVenue));

function readEmployee(id, words, looksByVenue) {
  const look = looksByVenue[Math.floor(id / 100)];
  const valueOf = (name) => words.find((word) => word.startsWith(`${name}:`))?.slice(name.length + 1);
  const scarf = valueOf('scarf');
  const [, , style, colour] = words;
  const cloths = {
    cream: [0.91, 0.03, 82],
    black: [0.27, 0.02, look.accent[2]],
    venue: [Math.min(0.66, look.accent[0] + 0.16), look.accent[1] * 0.8, look.accent[2] + ((id % 5) - 2) * 9],
  };
  return {
    id,
    look,
    gender: words[0],
    skin: skins[words[1]],
    scarf,
    style: scarf ? undefined : style,
    hair: scarf ? hairs.dark : hairs[colour],
    cloth: scarf ? cloths[colour] : undefined,
    wear: valueOf('wear'),
    glasses: valueOf('glasses'),
    beard: words.map((word) => beards[word]).find(Boolean),
    age: words.includes('old') ? 'old' : undefined,
  };
}
