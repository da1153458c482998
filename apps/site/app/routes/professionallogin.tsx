import type { Route } from './+types/professionallogin.ts';
import { LogInPage } from '../shell/log-in-page.tsx';
import { languageOf } from '../shell/language.ts';
import { logIn } from '../shell/log-in.ts';
import { metaOf } from '../shell/meta.ts';
import { headOf, textOf, wordsOf } from '../shell/words.server.ts';
import { Speak } from '../shell/words.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  const name = textOf(language, 'identity', 'logIn.professionalTitle');
  return { words: wordsOf(language, 'identity'), head: headOf(language, 'identity', { name }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  logIn(request, languageOf(params), 'professional');

export default function ProfessionalLogin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Speak words={loaderData.words}>
      <LogInPage door="professional" result={actionData} />
    </Speak>
  );
}
