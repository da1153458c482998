import type { LoaderFunctionArgs } from 'react-router';
import { serverApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { headOf, textOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import type { TranslationKey } from '../../shell/messages/translations.tsx';

/** Loads what a login or a sign-up shows under a title: its words, and the other ways in. */
export const accountLoader =
  (title: TranslationKey<'identity'>) =>
  async ({ params, context }: LoaderFunctionArgs) => {
    const language = languageOf(params);
    const name = textOf(language, 'identity', title);
    const { data: providers } = await serverApi(context, language).listProviders();
    const messages = messagesOf(language, 'identity', 'providers', 'phone');
    return { messages, head: headOf(language, 'identity', { name }), providers };
  };
