import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { copyText } from '../shell/copy-text.ts';
import { useClock } from '../shell/use-clock.ts';

type CouponCardProps = Pick<Service, 'discount_offer' | 'discount_expiry' | 'discount_instructions' | 'coupon_code'>;

/** What the place offers, with the code to say at the desk. It goes when its last day is over. */
export function CouponCard(coupon: CouponCardProps) {
  const t = useTranslations('service.coupon');
  const locale = useLocale();
  const now = useClock();
  const { discount_offer: text, discount_expiry: expiry, discount_instructions: how, coupon_code: code } = coupon;
  const isOver = now !== undefined && expiry !== null && expiry < now.date;
  if ((text === null && code === null) || isOver) return null;
  return (
    <section className="overflow-hidden rounded-card bg-saffron-tint">
      <div className="px-6 pt-5 pb-4.5">
        <p className="inline-block rounded-full bg-saffron px-2.25 py-0.5 text-13 font-head text-on-veil">
          {t('label')}
        </p>
        <h2 className="mt-2.5 mb-1 text-18">{text ?? t('code')}</h2>
        {how !== null && <p className="text-15 text-ink-soft">{how}</p>}
      </div>
      <div className="relative grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5 px-6 py-3 before:absolute before:inset-x-4 before:top-0 before:border-t before:border-dashed before:border-saffron">
        <Notch side="-inset-s-2.25" />
        <Notch side="-inset-e-2.25" />
        {code !== null && (
          <>
            <bdi className="text-22 font-bold tracking-[0.06em]">{code}</bdi>
            <CopyButton code={code} />
          </>
        )}
        {expiry !== null && (
          <p className="col-span-full text-13 text-ink-soft">
            {t('until', { day: formatDay(locale, expiry, 'full') })}
          </p>
        )}
      </div>
    </section>
  );
}

const Notch = ({ side }: { readonly side: string }) => (
  <span aria-hidden="true" className={`absolute -top-2.25 size-4.5 rounded-full bg-ground ${side}`} />
);

function CopyButton({ code }: { readonly code: string }) {
  const t = useTranslations('service.coupon');
  const copy = async () => {
    const isCopied = await copyText(code);
    toast(t(isCopied ? 'copied' : 'failed'), { tone: isCopied ? 'good' : 'bad' });
  };
  return (
    <Button
      kind="outline"
      size="small"
      aria-label={t('copyCode', { code })}
      className="noscript:hidden"
      onClick={() => void copy()}
    >
      <Icon name="copy" />
      {t('copy')}
    </Button>
  );
}
