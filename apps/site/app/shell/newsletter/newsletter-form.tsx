import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../language.ts';
import { NewsletterField } from './newsletter-field.tsx';
import { subscribe } from './subscribe.ts';

type Said = { readonly tone: 'good' | 'bad'; readonly text: string };

/** How long a message stays. */
const shownMs = 5000;

/** Asks for the newsletter and says how it went. `typed` is what was typed before this part had been loaded. */
export function NewsletterForm({ look, typed = '' }: { readonly look: 'dark' | 'light'; readonly typed?: string }) {
  const { email, setEmail, said, isSending, send } = useNewsletter(typed);
  const field = useRef<HTMLInputElement>(null);
  const wasSending = useRef(false);
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
    <form noValidate className="min-w-0" onSubmit={submit}>
      <NewsletterField
        look={look}
        isSending={isSending}
        field={field}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <output
        className={`mt-2 block min-h-6 text-15 font-strong ${look === 'dark' ? 'text-on-field' : said?.tone === 'good' ? 'text-confirmed' : 'text-other'}`}
      >
        {said?.text}
      </output>
    </form>
  );
}

function useNewsletter(typed: string) {
  const t = useTranslations('shell.newsletter');
  const language = useLanguage();
  const [email, setEmail] = useState(typed);
  const [said, setSaid] = useState<Said>();
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  const send = async () => {
    const address = email.trim();
    if (address === '') return setSaid({ tone: 'bad', text: t('missing') });
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return setSaid({ tone: 'bad', text: t('invalid') });
    setSending(true);
    setSaid(undefined);
    const { kind, message } = await subscribe(language, address);
    setSending(false);
    if (kind === 'done') {
      setEmail('');
      return setSaid({ tone: 'good', text: message || t('done') });
    }
    if (kind !== 'refused') return setSaid({ tone: 'bad', text: t(kind) });
    return setSaid({ tone: 'bad', text: message === t('taken') ? t('already') : message || t('failed') });
  };
  return { email, setEmail, said, isSending, send };
}
