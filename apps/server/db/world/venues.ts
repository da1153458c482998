import type { Venue } from './venue.ts';
import { dijlaDental } from './venues/baghdad/dijla-dental.ts';
import { hammamAlSafa } from './venues/baghdad/hammam-al-safa.ts';
import { layaliBridalHouse } from './venues/baghdad/layali-bridal-house.ts';
import { noorSalon } from './venues/baghdad/noor-salon.ts';
import { rusafaColourRoom } from './venues/baghdad/rusafa-colour-room.ts';
import { sidraSkinAndLaser } from './venues/baghdad/sidra-skin-and-laser.ts';
import { asharDentalHouse } from './venues/basra/ashar-dental-house.ts';
import { wardaSugaringStudio } from './venues/basra/warda-sugaring-studio.ts';
import { shahrazadHairAtelier } from './venues/diwaniyah/shahrazad-hair-atelier.ts';
import { baytAlRaha } from './venues/erbil/bayt-al-raha.ts';
import { dalalStudio } from './venues/erbil/dalal-studio.ts';
import { zaynaLaserClinic } from './venues/erbil/zayna-laser-clinic.ts';
import { sumerBarbers } from './venues/mosul/sumer-barbers.ts';
import { ghadirBeautyHouse } from './venues/najaf/ghadir-beauty-house.ts';
import { nakheelSkinClinic } from './venues/ramadi/nakheel-skin-clinic.ts';
import { goizhaDental } from './venues/sulaymaniyah/goizha-dental.ts';
import { henarHouse } from './venues/sulaymaniyah/henar-house.ts';

/** All the houses, by their ids. */
export const venues: Venue[] = [
  noorSalon,
  rusafaColourRoom,
  dijlaDental,
  hammamAlSafa,
  layaliBridalHouse,
  sidraSkinAndLaser,
  wardaSugaringStudio,
  asharDentalHouse,
  sumerBarbers,
  zaynaLaserClinic,
  baytAlRaha,
  dalalStudio,
  goizhaDental,
  henarHouse,
  ghadirBeautyHouse,
  nakheelSkinClinic,
  shahrazadHairAtelier,
];
