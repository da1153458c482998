import type { Route } from './+types/customerslogin.ts';
import { LogInPage } from '../shell/log-in-page.tsx';
import { languageOf } from '../shell/language.ts';
import { logIn } from '../shell/log-in.ts';
import { metaOf } from '../shell/meta.ts';
import { headOf, textOf, wordsOf } from '../shell/words.server.ts';
import { Speak } from '../shell/words.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  const name = textOf(language, 'identity', 'logIn.customerTitle');
  return { words: wordsOf(language, 'identity'), head: headOf(language, 'identity', { name }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  logIn(request, languageOf(params), 'customer');

export default function CustomersLogin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Speak words={loaderData.words}>
      <LogInPage door="customer" result={actionData} />
    </Speak>
  );
}
