import type { Route } from './+types/customerslogin.ts';
import { LogInPage } from '../../shell/account/log-in-page.tsx';
import { serverApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { logIn } from '../../shell/account/log-in.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { headOf, textOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const name = textOf(language, 'identity', 'logIn.customerTitle');
  const { data: providers } = await serverApi(context, language).listProviders();
  const messages = messagesOf(language, 'identity', 'providers');
  return { messages, head: headOf(language, 'identity', { name }), providers };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

/** The words stay; asking for them again would fail with the form where there is no connection. */
export const shouldRevalidate = (): boolean => false;

export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  logIn(request, languageOf(params), 'customer');

export default function CustomersLogin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <LogInPage accountKind="customer" providers={loaderData.providers} result={actionData} />
    </PageMessages>
  );
}
