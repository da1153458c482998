import { signUp } from '../../shell/account/sign-up.ts';
import { SignUpPage } from '../../shell/account/sign-up-page.tsx';
import { accountLoader } from './account-loader.server.ts';
import { accountAction, accountPage } from './account-route.tsx';

export { meta, shouldRevalidate } from './account-route.tsx';

export const loader = accountLoader('signUp.customerTitle');

export const clientAction = accountAction(signUp, 'customer');

export default accountPage(SignUpPage, 'customer');
