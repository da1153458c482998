import { announcements } from './announcements.ts';
import { approvals } from './approvals.ts';
import { operatorDeliveries } from './deliveries.ts';
import { operatorFigures } from './figures.ts';
import { operatorBookings } from './bookings.ts';
import { disputes } from './disputes.ts';
import { monitoring } from './monitoring.ts';
import { users } from './users.ts';
import { reviewReports } from './review-reports.ts';
import { pictureCases } from './picture-cases.ts';
import { voiceSignals } from './voice-signals.ts';
import { procedures } from './procedures.ts';
import { terms } from './terms.ts';
import { texts } from './texts.ts';
import { vendors } from './vendors.ts';
import { operatorLogin } from './login.ts';

/** The calls of the operators of the marketplace. */
export const operator = {
  ...operatorLogin,
  ...approvals,
  ...vendors,
  ...reviewReports,
  ...pictureCases,
  ...operatorBookings,
  ...disputes,
  ...voiceSignals,
  ...procedures,
  ...terms,
  ...texts,
  ...users,
  ...monitoring,
  ...operatorFigures,
  ...announcements,
  ...operatorDeliveries,
};
