import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { CodeField } from '../code-field.tsx';
import { spacedPhone } from '../phone/phone-code.ts';
import { PhoneField } from '../phone/phone-field.tsx';

/** A change of the phone that opens an account, and how far it has come. */
export type NumberEditor = {
  /** E.164; null where there is none. */
  readonly phone: string | null;
  /** The numbers that codes are on their way to: the new one, then the one that the account has. */
  readonly codesTo: readonly string[];
  readonly isBusy: boolean;
  readonly phoneError: string | undefined;
  readonly errorText: string | undefined;
  readonly onSend: (phone: string) => void;
  readonly onEnter: (codes: readonly string[]) => void;
};

const leftToRight = (part: ReactNode): ReactNode => <bdi dir="ltr">{part}</bdi>;

/** The phone that opens the account in place of a password; a change takes a code of each number. */
export function NumberSection({ editor }: { readonly editor: NumberEditor }) {
  const t = useTranslations('phone');
  const [isOpen, setIsOpen] = useState(false);
  const { phone, codesTo } = editor;
  return (
    <section className="grid gap-4 rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:p-8">
      <h2 className="text-20">{t('number')}</h2>
      <p className="text-15 text-ink-soft">
        {phone === null ? t('numberNone') : t.rich('numberSet', { phone: spacedPhone(phone), t: leftToRight })}
      </p>
      <ErrorMessage text={editor.errorText} />
      {!isOpen && codesTo.length === 0 && (
        <Button kind="outline" size="small" className="justify-self-start" onClick={() => setIsOpen(true)}>
          {t(phone === null ? 'numberAdd' : 'numberChange')}
        </Button>
      )}
      {isOpen && codesTo.length === 0 && (
        <NumberForm label={t('send')} isBusy={editor.isBusy} onSend={(form) => editor.onSend(textOf(form, 'phone'))}>
          <PhoneField label={t('numberNew')} errorMessage={editor.phoneError} defaultValue="" />
        </NumberForm>
      )}
      {codesTo.length > 0 && (
        <NumberForm
          label={t('numberSave')}
          isBusy={editor.isBusy}
          onSend={(form) => {
            setIsOpen(false);
            editor.onEnter(codesTo.map((_, index) => textOf(form, `code_${index}`)));
          }}
        >
          {codesTo.map((target, index) => (
            <CodeField
              key={target}
              name={`code_${index}`}
              label={t('codeOf', { phone: `\u2066${spacedPhone(target)}\u2069` })}
              inputMode="numeric"
              required
            />
          ))}
        </NumberForm>
      )}
    </section>
  );
}

type NumberFormProps = {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onSend: (form: FormData) => void;
  readonly children: ReactNode;
};

function NumberForm({ label, isBusy, onSend, children }: NumberFormProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSend(new FormData(event.currentTarget));
  };
  return (
    <form className="grid gap-4" onSubmit={send}>
      {children}
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {label}
      </Button>
    </form>
  );
}

function textOf(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text : '';
}
