import type { BookingCoupon } from '../../booking/booking-form-state.ts';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import type { QuoteAnswer } from './quote.ts';

/** A coupon for some treatments, checked again whenever they change; `priceIqd` is the price with it. */
export function useCoupon(
  serviceId: number,
  treatmentIds: readonly number[],
): { readonly coupon: BookingCoupon; readonly priceIqd: number | undefined } {
  const language = useLanguage();
  const [code, setCode] = useState('');
  const { data, state, load } = useFetcher<QuoteAnswer>();
  const key = `?${new URLSearchParams({ items: treatmentIds.join(), coupon: code })}`;
  const path = inLanguage(language, `/listing-details/${serviceId}/quote${key}`);
  useEffect(() => {
    if (code !== '') void load(path);
  }, [load, path, code]);
  const answer = code !== '' && data?.key === key ? data : undefined;
  const apply = (next: string) => {
    if (next === code && next !== '') void load(path);
    setCode(next);
  };
  return {
    priceIqd: answer?.kind === 'quote' ? answer.priceIqd : undefined,
    coupon: {
      code,
      isChecking: code !== '' && state === 'loading',
      isApplied: answer?.kind === 'quote',
      hasFailed: answer?.kind === 'failed',
      error: answer?.kind === 'failed' ? answer.message : undefined,
      apply,
    },
  };
}
