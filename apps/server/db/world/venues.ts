import type { WorldVenue } from './world-venue.ts';
import { dijlaDental } from './venues/baghdad/dijla-dental.ts';
import { hammamAlSafa } from './venues/baghdad/hammam-al-safa.ts';
import { layaliBridal } from './venues/baghdad/layali-bridal.ts';
import { noorSalon } from './venues/baghdad/noor-salon.ts';
import { rusafaColourRoom } from './venues/baghdad/rusafa-colour-room.ts';
import { sidraSkinAndLaser } from './venues/baghdad/sidra-skin-and-laser.ts';
import { asharDental } from './venues/basra/ashar-dental.ts';
import { wardaSugaringStudio } from './venues/basra/warda-sugaring-studio.ts';
import { shahrazadHairAtelier } from './venues/diwaniyah/shahrazad-hair-atelier.ts';
import { baytAlRaha } from './venues/erbil/bayt-al-raha.ts';
import { dalalStudio } from './venues/erbil/dalal-studio.ts';
import { zaynaLaserClinic } from './venues/erbil/zayna-laser-clinic.ts';
import { sumerBarbers } from './venues/mosul/sumer-barbers.ts';
import { ghadirBeauty } from './venues/najaf/ghadir-beauty.ts';
import { nakheelSkinClinic } from './venues/ramadi/nakheel-skin-clinic.ts';
import { goizhaDental } from './venues/sulaymaniyah/goizha-dental.ts';
import { henar } from './venues/sulaymaniyah/henar.ts';
import { lawzNails } from './venues/baghdad/lawz-nails.ts';
import { nazdarLashes } from './venues/erbil/nazdar-lashes.ts';
import { shattBarbers } from './venues/basra/shatt-barbers.ts';
import { wahatBridal } from './venues/ramadi/wahat-al-anbar-bridal.ts';
import { hadbaHammam } from './venues/mosul/hadba-hammam.ts';
import { azmarPhysiotherapy } from './venues/sulaymaniyah/azmar-physiotherapy.ts';
import { furatHenna } from './venues/diwaniyah/furat-henna.ts';

/** All the venues, by their ids. */
export const venues: WorldVenue[] = [
  noorSalon,
  rusafaColourRoom,
  dijlaDental,
  hammamAlSafa,
  layaliBridal,
  sidraSkinAndLaser,
  wardaSugaringStudio,
  asharDental,
  sumerBarbers,
  zaynaLaserClinic,
  baytAlRaha,
  dalalStudio,
  goizhaDental,
  henar,
  ghadirBeauty,
  nakheelSkinClinic,
  shahrazadHairAtelier,
  lawzNails,
  nazdarLashes,
  shattBarbers,
  wahatBridal,
  hadbaHammam,
  azmarPhysiotherapy,
  furatHenna,
];
