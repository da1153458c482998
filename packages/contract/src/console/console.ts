import { keeping } from './keeping.ts';
import { users } from './people.ts';
import { reports } from './reports.ts';
import { terms } from './terms.ts';
import { texts } from './texts.ts';
import { vendors } from './vendors.ts';
import { wayIn } from './way-in.ts';

/** What whoever runs the marketplace can ask and do. */
export const operator = { ...wayIn, ...vendors, ...reports, ...terms, ...texts, ...users, ...keeping };
