import { changeServiceFields } from '@tajmeelspot/contract/forms/services-fields.ts';
import { DateField } from '@tajmeelspot/ui/moments/date-field.tsx';
import { errorsBelow } from '@tajmeelspot/ui/form/remaining-errors.ts';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import { useOptional } from '../fields/use-optional.ts';
import type { ServiceFields, OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';
import { serviceFieldsOf } from './texts-form.tsx';

type CouponDraft = NonNullable<ServiceFields['coupon']>;

type CouponFormProps = {
  readonly service: OwnService;
  readonly saving: SaveState;
  readonly onSave: (fields: ServiceFields) => void;
};

const emptyCoupon: CouponDraft = { code: '', percent: 10, expires_on: null, offer: {}, instructions: {} };

/** What customers pay less for a while. */
export function CouponForm({ service, saving, onSave }: CouponFormProps) {
  const t = useTranslations('venue.services');
  const tVenue = useTranslations('venue');
  const [isOn, setOn] = useState(service.coupon !== null);
  const { isBusy, errorMessage } = saving;
  const form = useForm({
    fields: changeServiceFields.coupon,
    initial: (): CouponDraft => serviceFieldsOf(service).coupon ?? { ...emptyCoupon, ...couponTextsOf(service) },
    t: useTranslations('venue.services.couponFields'),
    optional: useOptional(),
    errors: errorsBelow(saving.errors, 'coupon.'),
  });
  const save = (coupon: CouponDraft) => onSave({ ...serviceFieldsOf(service), coupon: isOn ? coupon : null });
  return (
    <FormFrame submit={tVenue('save')} {...{ isBusy, errorMessage }} onSubmit={form.submit(save)}>
      <SwitchField label={t('couponOn')} isOn={isOn} onChange={setOn} />
      {isOn && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <TextField
              {...form.text('code')}
              dir="ltr"
              onChange={({ target }) => form.set({ code: target.value.toUpperCase() })}
            />
            <NumberField {...form.number('percent')} />
          </div>
          <DateField {...form.moment('expires_on')} />
          <LocalizedTextField {...form.localized('offer')} />
          <LocalizedTextField {...form.localized('instructions')} />
        </>
      )}
    </FormFrame>
  );
}

const couponTextsOf = ({ coupon }: OwnService) =>
  coupon ? { code: coupon.code ?? '', offer: coupon.offer, instructions: coupon.instructions } : {};
