import type { Route } from './+types/professionalsignup.ts';
import { SignUpPage } from '../../shell/account/sign-up-page.tsx';
import { serverApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { signUp } from '../../shell/account/sign-up.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { headOf, textOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const name = textOf(language, 'identity', 'signUp.professionalTitle');
  const { data: providers } = await serverApi(context, language).listProviders();
  const messages = messagesOf(language, 'identity', 'providers');
  return { messages, head: headOf(language, 'identity', { name }), providers };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

/** The words stay; asking for them again would fail with the form where there is no connection. */
export const shouldRevalidate = (): boolean => false;

export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  signUp(request, languageOf(params), 'professional');

export default function ProfessionalSignUp({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <SignUpPage accountKind="professional" providers={loaderData.providers} result={actionData} />
    </PageMessages>
  );
}
