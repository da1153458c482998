import type { Route } from './+types/professionalsignup.ts';
import { SignUpPage } from '../shell/sign-up-page.tsx';
import { languageOf } from '../shell/language.ts';
import { signUp } from '../shell/sign-up.ts';
import { metaOf } from '../shell/meta.ts';
import { headOf, textOf, wordsOf } from '../shell/words.server.ts';
import { Speak } from '../shell/words.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  const name = textOf(language, 'identity', 'signUp.professionalTitle');
  return { words: wordsOf(language, 'identity'), head: headOf(language, 'identity', { name }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  signUp(request, languageOf(params), 'professional');

export default function ProfessionalSignUp({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Speak words={loaderData.words}>
      <SignUpPage door="professional" result={actionData} />
    </Speak>
  );
}
