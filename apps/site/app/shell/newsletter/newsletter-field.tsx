import { subscribeFields } from '@tajmeelspot/contract/forms/newsletter-fields.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { ComponentProps, Ref } from 'react';
import { useTranslations } from '../messages/translations.tsx';

type NewsletterFieldProps = Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onFocus' | 'onBlur'> & {
  readonly look: 'dark' | 'light';
  readonly isSending?: boolean;
  readonly field?: Ref<HTMLInputElement>;
};

/** The address and the button; the same before the form answers to a script and after. */
export function NewsletterField({ look, isSending = false, field, ...input }: NewsletterFieldProps) {
  const t = useTranslations('shell.newsletter');
  const [frame, button] =
    look === 'dark'
      ? [
          'bg-on-field-tint text-on-field inset-ring-on-lapis-soft has-focus-visible:outline-on-field',
          'bg-on-field text-lapis-deep',
        ]
      : ['bg-surface inset-ring-line-field has-focus-visible:outline-lapis', 'bg-lapis text-on-lapis'];
  return (
    <div className="flex gap-2.5 max-xs:flex-wrap">
      <label
        className={`flex min-w-0 flex-1 items-center gap-2.5 rounded-control px-3.5 inset-ring has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${frame}`}
      >
        <Icon name="mail" />
        <span className="sr-only">{t('label')}</span>
        <input
          ref={field}
          type="email"
          autoComplete="email"
          maxLength={subscribeFields.email.maxLength}
          dir="ltr"
          placeholder={t('email')}
          disabled={isSending}
          className="min-h-12 w-full min-w-0 bg-transparent text-start outline-none placeholder:text-current placeholder:opacity-80"
          {...input}
        />
      </label>
      <button type="submit" disabled={isSending} className={`button min-h-12 px-4.5 ${button}`}>
        {t(isSending ? 'sending' : 'submit')}
      </button>
    </div>
  );
}
