import { monitoring } from './monitoring.ts';
import { users } from './users.ts';
import { reviewReports } from './review-reports.ts';
import { terms } from './terms.ts';
import { texts } from './texts.ts';
import { vendors } from './vendors.ts';
import { operatorLogin } from './login.ts';

/** What whoever runs the marketplace can ask and do. */
export const operator = { ...operatorLogin, ...vendors, ...reviewReports, ...terms, ...texts, ...users, ...monitoring };
