import type { Product } from '@tajmeelspot/contract/till/products.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Head } from '../../shell/frame/head.tsx';
import { useLocale } from '../../shell/locale.ts';
import { useProducts } from '../../shell/till/till-queries.ts';
import { useProductChange } from '../../shell/till/use-payments.ts';
import { useVenue } from '../../shell/venue-provider.tsx';
import { ProductForm } from '../../till/product-form.tsx';

/** What the venue sells beside treatments. */
export function Products() {
  const t = useTranslations('till.products');
  const tDay = useTranslations('till.day');
  const { venue } = useVenue();
  const query = useProducts(venue.id);
  const [asked, setAsked] = useState<Product | 'new'>();
  const { send, ...state } = useProductChange(venue.id);
  const close = () => setAsked(undefined);
  const product = asked === 'new' ? undefined : asked;
  return (
    <>
      <Head title={t('title')} />
      <nav aria-label={tDay('till')} className="flex flex-wrap gap-2.5">
        <Button onClick={() => setAsked('new')} size="small">
          <Icon name="plus" />
          {t('add')}
        </Button>
        <Link to="/till" className={buttonClass({ kind: 'outline', size: 'small' })}>
          {tDay('till')}
        </Link>
      </nav>
      <LoadState of={query} />
      {query.data?.length === 0 && <EmptyState isList title={t('none')} />}
      {query.data && query.data.length > 0 && (
        <ul className="rounded-card bg-surface px-4 inset-ring inset-ring-line">
          {query.data.map((one) => (
            <li key={one.id} className="border-b border-line last:border-b-0">
              <ProductButton product={one} isManager={venue.role !== 'staff'} onOpen={() => setAsked(one)} />
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <ProductForm
          key={product?.id}
          product={product}
          {...state}
          onSave={({ stock, ...input }) => send({ ...input, stock, id: product?.id }, close)}
          onClose={close}
        />
      )}
    </>
  );
}

type ProductButtonProps = {
  readonly product: Product;
  readonly isManager: boolean;
  readonly onOpen: () => void;
};

function ProductButton({ product, isManager, onOpen }: ProductButtonProps) {
  const t = useTranslations('till.products');
  const locale = useLocale();
  const { name, stock, price_iqd: price, is_active: isActive } = product;
  return (
    <button
      type="button"
      disabled={!isManager}
      className="flex min-h-16 w-full items-center justify-between gap-3 py-3 text-start hover:bg-lapis-tint"
      onClick={onOpen}
    >
      {/* What stands on a shelf has a tag; a course has the number of its sessions. */}
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sand text-ink-soft">
        <Icon name="tag" />
      </span>
      <span className="min-w-0 grow">
        <b className="block font-strong wrap-anywhere">{name}</b>
        <span className={`block text-13 ${stock < 0 ? 'text-other' : 'text-ink-soft'}`}>
          {isActive ? t('left', { count: formatNumber(locale, stock) }) : t('retired')}
        </span>
      </span>
      <Price iqd={price} className="font-strong" />
    </button>
  );
}
