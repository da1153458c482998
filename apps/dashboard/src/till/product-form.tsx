import { addProductFields } from '@tajmeelspot/contract/forms/till-fields.ts';
import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import type { Product } from '@tajmeelspot/contract/till/products.ts';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormSheet } from '../fields/form-sheet.tsx';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import { NumberField } from '../fields/number-field.tsx';

/** A product as it is entered. */
type ProductDraft = {
  readonly name: LocalizedText;
  readonly price_iqd: number;
  readonly stock: number;
  readonly is_active: boolean;
};

type ProductFormProps = {
  /** Undefined: a new one. */
  readonly product: Product | undefined;
  readonly isBusy: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly errorMessage: string | undefined;
  readonly onSave: (product: ProductDraft) => void;
  readonly onClose: () => void;
};

/** Name, price and stock of a product. */
export function ProductForm({ product, isBusy, errors, errorMessage, onSave, onClose }: ProductFormProps) {
  const t = useTranslations('till.products');
  const [draft, setDraft] = useState<ProductDraft>({
    name: product?.names ?? {},
    price_iqd: product?.price_iqd ?? 0,
    stock: Math.max(0, product?.stock ?? 0),
    is_active: product?.is_active ?? true,
  });
  const title = product ? t('change', { name: product.name }) : t('add');
  return (
    <FormSheet
      title={title}
      submit={t('save')}
      onSubmit={() => onSave(draft)}
      {...{ isBusy, errors, errorMessage, onClose }}
    >
      <ProductFields draft={draft} errors={errors} onChange={setDraft} />
    </FormSheet>
  );
}

type ProductFieldsProps = {
  readonly draft: ProductDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: ProductDraft) => void;
};

function ProductFields({ draft, errors, onChange }: ProductFieldsProps) {
  const t = useTranslations('till.products');
  return (
    <>
      <LocalizedTextField
        label={t('name')}
        name="name"
        value={draft.name}
        maxLength={addProductFields.name.maxLength}
        error={errors['name']}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <NumberField
        label={t('price_iqd')}
        name="price_iqd"
        value={draft.price_iqd}
        error={errors['price_iqd']}
        onChange={(value) => onChange({ ...draft, price_iqd: value ?? 0 })}
      />
      <NumberField
        label={t('stock')}
        name="stock"
        value={draft.stock}
        error={errors['stock']}
        onChange={(value) => onChange({ ...draft, stock: value ?? 0 })}
      />
      <SwitchField
        label={t('is_active')}
        name="is_active"
        isOn={draft.is_active}
        onChange={(is_active) => onChange({ ...draft, is_active })}
      />
    </>
  );
}
