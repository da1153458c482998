import type { Review, Service } from '@tajmeelspot/contract/catalog.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import { publicName } from '@tajmeelspot/language/public-name.ts';
import type { Env } from '#app/env.ts';
import { mainPicture, portraitUrl, readPicture, withPortrait } from '#app/integrations/pictures/picture-names.ts';
import type { ReviewRow } from '../services/review-queries.ts';
import type { ServiceDetailRow, SimilarRow } from '../services/service-detail-queries.ts';
import { weeklyHours } from '../services/weekly-hours.ts';

/** A service in full as the contract shows it. */
export function toService(env: Env, locale: Locale, row: ServiceDetailRow): Service {
  const { picture, images, picture_alts: alts, similar, reviews, employees, hours, ...service } = row;
  const { basePath } = env;
  const pictures = images.flatMap((name) => {
    const shown = readPicture(basePath, name);
    return shown ? [{ ...shown, alt: alts[name] ?? null }] : [];
  });
  return {
    ...service,
    ...mainPicture(basePath, picture),
    images: pictures.map(({ url }) => url),
    pictures,
    employees: employees.map((one) => withPortrait(basePath, one)),
    availability: weeklyHours(locale, hours),
    reviews: reviews.map((review) => toReview({ env }, review)),
    similar_listings: similar.map((one) => toSimilar(env, one)),
  };
}

/** A similar service as the contract shows it. */
export function toSimilar({ basePath }: Env, { name, listed_until: _until, ...other }: SimilarRow) {
  const { main_image: image, main_picture: picture } = mainPicture(basePath, name);
  return { ...other, image, picture };
}

/** A review as the contract shows it; of its author's name, what everybody may see. */
export function toReview(
  { env }: { readonly env: Env },
  { at, image, reply, pictures, name: fullName, alias, ...review }: ReviewRow,
): Review {
  const name = alias ?? publicName(fullName);
  return {
    ...review,
    name,
    ...momentOf(at),
    reply: reply && { text: reply.text, ...momentOf(reply.at) },
    pictures: pictures.flatMap(({ name: file, ...rest }) => {
      const shown = readPicture(env.basePath, file);
      return shown ? [{ ...shown, ...rest }] : [];
    }),
    image: image && portraitUrl(env.basePath, image),
    user: { name },
  };
}

function momentOf(at: string) {
  const { date, time } = inBaghdad(at);
  return { date_time: `${date} ${time}`, created_at: new Date(at).toISOString() };
}
