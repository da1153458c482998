import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../messages/translations.tsx';
import { useLanguage } from '../language.ts';
import { NewsletterField } from './newsletter-field.tsx';
import { subscribe } from './subscribe.ts';
import { takeStoredEmail } from './take-stored-email.ts';

type NewsletterFeedback = { readonly tone: 'good' | 'bad'; readonly text: string };

/** How long a message stays. */
const shownMs = 5000;

type NewsletterFormProps = {
  readonly look: 'dark' | 'light';
  /** What was typed before this part had been loaded. */
  readonly typed?: string;
  /** Whether somebody is typing while this part takes the place of the plain form. */
  readonly hasFocus?: boolean;
};

/** Asks for the newsletter and says how it went. */
export function NewsletterForm({ look, typed = '', hasFocus = false }: NewsletterFormProps) {
  const { email, setEmail, feedback, isSending, send } = useNewsletter(typed);
  const field = useRef<HTMLInputElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    if (hasFocus) field.current?.focus({ preventScroll: true });
    // Its HTML took letters before there was a script.
    const early = field.current?.value || takeStoredEmail();
    if (early !== '') setEmail(early);
  }, [hasFocus, setEmail]);
  useEffect(() => {
    // A field that was disabled has lost the focus.
    if (wasSending.current && !isSending) field.current?.focus({ preventScroll: true });
    wasSending.current = isSending;
  }, [isSending]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form noValidate data-newsletter="" className="min-w-0" onSubmit={submit}>
      <NewsletterField
        look={look}
        isSending={isSending}
        field={field}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <output
        className={`mt-2 block min-h-6 text-15 font-strong ${look === 'dark' ? 'text-on-field' : feedback?.tone === 'good' ? 'text-confirmed' : 'text-other'}`}
      >
        {feedback?.text}
      </output>
    </form>
  );
}

function useNewsletter(typed: string) {
  const t = useTranslations('shell.newsletter');
  const language = useLanguage();
  const [email, setEmail] = useState(typed);
  const [feedback, setFeedback] = useState<NewsletterFeedback>();
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    if (!feedback) return undefined;
    const timer = setTimeout(() => setFeedback(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [feedback]);
  const send = async () => {
    const address = email.trim();
    if (address === '') return setFeedback({ tone: 'bad', text: t('missing') });
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return setFeedback({ tone: 'bad', text: t('invalid') });
    setIsSending(true);
    setFeedback(undefined);
    const { kind, message } = await subscribe(language, address);
    setIsSending(false);
    if (kind === 'done') {
      setEmail('');
      return setFeedback({ tone: 'good', text: message || t('done') });
    }
    if (kind !== 'rejected') return setFeedback({ tone: 'bad', text: t(kind) });
    return setFeedback({ tone: 'bad', text: message === t('taken') ? t('already') : message || t('failed') });
  };
  return { email, setEmail, feedback, isSending, send };
}
