import { logIn } from '../../shell/account/log-in.ts';
import { LogInPage } from '../../shell/account/log-in-page.tsx';
import { accountLoader } from './account-loader.server.ts';
import { accountAction, accountPage } from './account-route.tsx';

export { meta, shouldRevalidate } from './account-route.tsx';

export const loader = accountLoader('logIn.customerTitle');

export const clientAction = accountAction(logIn, 'customer');

export default accountPage(LogInPage, 'customer');
