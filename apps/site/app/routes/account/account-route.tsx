import type { Provider } from '@tajmeelspot/contract/identity/providers.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import type { ComponentType } from 'react';
import type { ClientActionFunctionArgs } from 'react-router';
import type { AccountKind } from '../../shell/account/log-in.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { languageOf } from '../../shell/language.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { accountLoader } from './account-loader.server.ts';

type AccountData = Awaited<ReturnType<ReturnType<typeof accountLoader>>>;

/** Title and description of a login or a sign-up. */
export const meta = ({ loaderData }: { loaderData: AccountData | undefined }) => toMeta(loaderData);

/** The words stay; asking for them again would fail with the form where there is no connection. */
export const shouldRevalidate = (): boolean => false;

/** What happens to the form of a login or a sign-up, for one kind of account. */
export const accountAction =
  <Outcome,>(
    send: (request: Request, language: Language, accountKind: AccountKind) => Promise<Outcome>,
    accountKind: AccountKind,
  ) =>
  ({ request, params }: ClientActionFunctionArgs) =>
    send(request, languageOf(params), accountKind);

type AccountContentProps<Outcome> = {
  readonly accountKind: AccountKind;
  readonly providers: readonly Provider[];
  readonly result: Outcome | undefined;
};

type AccountRouteProps<Outcome> = { readonly loaderData: AccountData; readonly actionData?: Outcome | undefined };

/** The page of a login or a sign-up, for one kind of account. */
export const accountPage = <Outcome,>(Content: ComponentType<AccountContentProps<Outcome>>, accountKind: AccountKind) =>
  function AccountRoute({ loaderData: { messages, providers }, actionData }: AccountRouteProps<Outcome>) {
    return (
      <PageMessages messages={messages}>
        <Content accountKind={accountKind} providers={providers} result={actionData} />
      </PageMessages>
    );
  };
