import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { SentCode } from '@tajmeelspot/contract/identity/phone.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useState } from 'react';
import { NumberSection } from '../../identity/profile/number-section.tsx';
import { browserApi } from '../../shell/api.ts';
import { useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';

type OwnNumberProps = { readonly phone: string | null; readonly onChange: () => void };

type NumberState = {
  readonly codes?: { readonly code: SentCode; readonly former: SentCode | null } | undefined;
  readonly isBusy?: boolean;
  readonly phoneError?: string | undefined;
  readonly errorText?: string | undefined;
};

/** Adds or changes the phone of the reader's account. */
export function OwnNumber({ phone, onChange }: OwnNumberProps) {
  const t = useTranslations('phone');
  const language = useLanguage();
  const [{ codes, ...state }, setState] = useState<NumberState>({});
  const fail = (thrown: unknown, known: NumberState) => {
    const error = thrown instanceof ApiError ? thrown : undefined;
    const phoneError = error?.fieldErrors['phone'];
    const left = error?.body?.tries_left;
    const text = left === undefined ? error?.body?.message : t('wrong', { count: left });
    setState({ ...known, phoneError, errorText: phoneError === undefined ? (text ?? t('failed')) : undefined });
  };
  const send = async (typed: string) => {
    setState({ isBusy: true });
    try {
      const { data } = await browserApi(language).requestNumberChange({ body: { phone: typed } });
      setState({ codes: data });
    } catch (thrown) {
      fail(thrown, {});
    }
  };
  const enter = async ([code = '', former = '']: readonly string[]) => {
    if (!codes) return;
    setState({ codes, isBusy: true });
    const own = codes.former === null ? {} : { former_code_id: codes.former.id, former_code: former };
    try {
      const { message } = await browserApi(language).changeNumber({ body: { code_id: codes.code.id, code, ...own } });
      toast(message);
      setState({});
      onChange();
    } catch (thrown) {
      fail(thrown, thrown instanceof ApiError && thrown.body?.tries_left === 0 ? {} : { codes });
    }
  };
  const editor = {
    phone,
    codesTo: codes ? [codes.code, ...(codes.former ? [codes.former] : [])].map((sent) => sent.phone) : [],
    isBusy: state.isBusy ?? false,
    phoneError: state.phoneError,
    errorText: state.errorText,
    onSend: (typed: string) => void send(typed),
    onEnter: (typed: readonly string[]) => void enter(typed),
  };
  return <NumberSection editor={editor} />;
}
