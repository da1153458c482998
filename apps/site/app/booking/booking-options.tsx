import { placeBookingFields } from '@tajmeelspot/contract/forms/booking-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import type { BookingFormState } from './booking-form-state.ts';
import { OptionCheckbox } from './option-checkbox.tsx';

/** Options that few customers need, folded away: a coupon, and hours for women. */
export function BookingOptions({ form }: { readonly form: BookingFormState }) {
  const t = useTranslations('booking.options');
  const { service, choices, choose } = form;
  // A venue for women only has no hours for women; neither has one without female employees.
  const mayHaveWomenHours =
    service.employees.some(({ gender }) => gender === 'female') && !service.establishment.is_women_only;
  const isUsed = form.coupon.code !== '' || choices.isForWoman === true;
  return (
    <details open={isUsed || undefined} className="group min-w-0 rounded-control inset-ring inset-ring-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 px-4 text-15">
        {t('title')}
        <Icon name="chevron-down" className="size-4 text-ink-soft group-open:-scale-y-100" />
      </summary>
      <div className="grid gap-2 px-4 pt-1 pb-4">
        <CouponForm coupon={form.coupon} />
        {mayHaveWomenHours && (
          <OptionCheckbox
            label={t('forWoman')}
            hint={t('forWomanHint')}
            isOn={choices.isForWoman === true}
            onChange={(isOn) => choose({ isForWoman: isOn || undefined })}
          />
        )}
      </div>
    </details>
  );
}

function CouponForm({ coupon }: Pick<BookingFormState, 'coupon'>) {
  const t = useTranslations('booking.options');
  const [typed, setTyped] = useState(coupon.code);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    coupon.apply(typed.trim());
  };
  const error = coupon.hasFailed ? (coupon.error ?? t('couponFailed')) : undefined;
  return (
    <form onSubmit={submit}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          {...describeFields(placeBookingFields, { t })('coupon_code')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          size={8}
          className="min-w-0"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind="outline" isBusy={coupon.isChecking}>
          {t('apply')}
        </Button>
      </div>
      <div aria-live="polite" className="text-13">
        {error !== undefined && <p className="mt-1 text-other">{error}</p>}
        {coupon.isApplied && <p className="mt-1 text-confirmed">{t('applied', { code: coupon.code })}</p>}
      </div>
    </form>
  );
}
