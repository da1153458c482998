import { placeBookingFields } from '@tajmeelspot/contract/forms/booking-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { AtHome } from './at-home.tsx';
import { OtherVisitor } from './other-visitor.tsx';
import { PhoneField } from '../identity/phone/phone-field.tsx';
import { isolated } from '../shell/messages/isolated.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import type { BookingFormState } from './booking-form-state.ts';

type CustomerFormProps = { readonly form: BookingFormState; readonly id: string };

/** Who comes and what the venue should know. The button that sends it may stand elsewhere. */
export function CustomerForm({ form, id }: CustomerFormProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { newcomer, isSignedIn } = form;
  const isOther = form.otherName !== undefined;
  // Who says that somebody else comes fills in another form, which nobody has sent yet.
  const [checked, setChecked] = useState<{ readonly isOther: boolean }>();
  const missing = useMissing(form);
  const errors = {
    ...(form.outcome?.kind === 'rejected' ? form.outcome.fields : {}),
    ...(checked?.isOther === isOther ? missing : {}),
  };
  // An account has said who comes: what is typed here is the exception.
  const isRefused = Object.keys(errors).some(
    (name) => name !== 'home_address' && (!isOther || name !== 'customer_name'),
  );
  const isFolded = isSignedIn && !isEditing && form.customer.customer_name !== '' && !isRefused;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked({ isOther });
    const [first] = Object.keys(missing);
    if (first !== undefined) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    if (!form.isPlacing && !newcomer.isSending) (isSignedIn ? form.placeBooking : newcomer.begin)();
    return undefined;
  };
  return (
    // The words of the browser are in its own language, which no browser has in Sorani.
    <form id={id} noValidate className="grid gap-3" onSubmit={submit}>
      {isFolded ? (
        <KnownCustomer form={form} onEdit={() => setIsEditing(true)} />
      ) : (
        <CustomerFields form={form} errors={errors} isOpened={isEditing} />
      )}
      <OtherVisitor form={form} error={errors['customer_name']} />
      <AtHome form={form} error={errors['home_address']} />
      {!isFolded && <NotesField form={form} error={errors['notes']} />}
    </form>
  );
}

/** What must be typed before the form is sent, by field, with what is said where it is not. */
function useMissing({
  customer,
  otherName,
  isSignedIn,
  newcomer,
  isAtHome,
}: BookingFormState): Readonly<Record<string, string>> {
  const t = useTranslations('booking.customer');
  const tPhone = useTranslations('phone');
  const isOther = otherName !== undefined;
  const needsOwnName = !isOther || !isSignedIn;
  return {
    ...(needsOwnName && customer.customer_name.trim() === '' ? { [ownNameOf(isOther)]: t('missing') } : {}),
    ...(isSignedIn || newcomer.phone.trim() !== '' ? {} : { phone: tPhone('missing') }),
    ...(isAtHome && !customer.home_address?.trim() ? { home_address: t('homeMissing') } : {}),
    ...(otherName?.trim() === '' ? { customer_name: t('otherMissing') } : {}),
  };
}

/** The field with the name of who books: the booking bears that of who comes. */
const ownNameOf = (isOther: boolean) => (isOther ? 'own_name' : 'customer_name');

type KnownCustomerProps = { readonly form: BookingFormState; readonly onEdit: () => void };

function KnownCustomer({ form, onEdit }: KnownCustomerProps) {
  const t = useTranslations('booking.customer');
  const { customer_name: name } = form.customer;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      {form.otherName === undefined && (
        <p className="flex min-w-0 items-center gap-2 text-15">
          <Icon name="user" className="size-4.5 shrink-0 text-ink-soft" />
          <span className="min-w-0 wrap-anywhere">{t.rich('known', { name, t: isolated })}</span>
        </p>
      )}
      <Button kind="text" size="small" onClick={onEdit}>
        {t(form.otherName === undefined ? 'edit' : 'addNote')}
      </Button>
    </div>
  );
}

type CustomerFieldsProps = {
  readonly form: BookingFormState;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Whether a press has opened the fields: the focus goes to the first of them. */
  readonly isOpened: boolean;
};

function CustomerFields({ form, errors, isOpened }: CustomerFieldsProps) {
  const t = useTranslations('booking.customer');
  const { newcomer, isSignedIn, otherName } = form;
  const name = ownNameOf(otherName !== undefined);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpened) return;
    const first = fields.current?.querySelector('input') ?? fields.current?.closest('form')?.querySelector('textarea');
    first?.focus();
  }, [isOpened]);
  return (
    <div ref={fields} className="grid gap-3 empty:hidden">
      {!isSignedIn && <NewcomerHeading logInPath={form.logInPath} />}
      {(!isSignedIn || otherName === undefined) && (
        <TextField
          {...describeFields(placeBookingFields, { t })('customer_name')}
          name={name}
          error={errors[name]}
          icon="user"
          autoComplete="name"
          value={form.customer.customer_name}
          onChange={({ target }) => form.setCustomer({ customer_name: target.value })}
        />
      )}
      {!isSignedIn && (
        <PhoneField
          errorMessage={errors['phone'] ?? newcomer.phoneError}
          value={newcomer.phone}
          onChange={({ target }) => newcomer.setPhone(target.value)}
        />
      )}
    </div>
  );
}

type CustomerFieldProps = { readonly form: BookingFormState; readonly error: string | undefined };

function NotesField({ form, error }: CustomerFieldProps) {
  const t = useTranslations('booking.customer');
  return (
    <TextArea
      {...describeFields(placeBookingFields, { t })('notes')}
      error={error}
      rows={2}
      hint={t('notesHint')}
      value={form.customer.notes}
      onChange={({ target }) => form.setCustomer({ notes: target.value })}
    />
  );
}

/** In whose name it is booked, without an account; who has one is a tap away from it. */
function NewcomerHeading({ logInPath }: { readonly logInPath: string }) {
  const t = useTranslations('booking');
  const tPhone = useTranslations('phone');
  return (
    <div>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-15">
        {t('customer.who')}
        <span className="text-13 font-body tracking-normal text-ink-soft">{tPhone('noAccount')}</span>
      </h3>
      <Link to={logInPath} className="inline-flex min-h-11 items-center text-15 font-strong text-lapis hover:underline">
        {t('submit.logIn')}
      </Link>
    </div>
  );
}
