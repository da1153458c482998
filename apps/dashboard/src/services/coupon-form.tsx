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
  const [draft, setDraft] = useState<CouponDraft>(
    () => serviceFieldsOf(service).coupon ?? { ...emptyCoupon, ...couponTextsOf(service) },
  );
  const set = (change: Partial<CouponDraft>) => setDraft({ ...draft, ...change });
  const { errors, isBusy, errorMessage } = saving;
  return (
    <FormFrame
      submit={tVenue('save')}
      {...{ isBusy, errorMessage }}
      onSubmit={() => onSave({ ...serviceFieldsOf(service), coupon: isOn ? draft : null })}
    >
      <SwitchField label={t('couponOn')} isOn={isOn} onChange={setOn} />
      {isOn && <CouponFields draft={draft} errors={errors} set={set} />}
    </FormFrame>
  );
}

type CouponFieldsProps = {
  readonly draft: CouponDraft;
  readonly errors: SaveState['errors'];
  readonly set: (change: Partial<CouponDraft>) => void;
};

function CouponFields({ draft, errors, set }: CouponFieldsProps) {
  const t = useTranslations('venue.services');
  const tVenue = useTranslations('venue');
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('code')}
          name="code"
          dir="ltr"
          maxLength={20}
          value={draft.code}
          error={errors['coupon.code']}
          onChange={({ target }) => set({ code: target.value.toUpperCase() })}
        />
        <NumberField
          label={t('percent')}
          name="percent"
          value={draft.percent}
          error={errors['coupon.percent']}
          onChange={(percent) => set({ percent: percent ?? 0 })}
        />
      </div>
      <TextField
        type="date"
        label={tVenue('optional', { label: t('until') })}
        name="until"
        value={draft.expires_on ?? ''}
        error={errors['coupon.expires_on']}
        onChange={({ target }) => set({ expires_on: target.value || null })}
      />
      {(['offer', 'instructions'] as const).map((field) => (
        <LocalizedTextField
          key={field}
          label={tVenue('optional', { label: t(field) })}
          name={field}
          maxLength={field === 'offer' ? 200 : 500}
          value={draft[field]}
          onChange={(text) => set({ [field]: text })}
        />
      ))}
    </>
  );
}

const couponTextsOf = ({ coupon }: OwnService) =>
  coupon ? { code: coupon.code ?? '', offer: coupon.offer, instructions: coupon.instructions } : {};
