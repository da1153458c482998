import { useLabel } from './labels.ts';

type PriceProps = { readonly iqd: number; readonly className?: string | undefined };

/** A price in whole dinars, as the language writes it. */
export function Price({ iqd, className }: PriceProps) {
  const write = useLabel('price');
  return <WrittenPrice text={write(iqd)} className={className} />;
}

type WrittenPriceProps = { readonly text: string; readonly className?: string | undefined };

/** A price that is already written, in one piece. Browsers may space a currency differently: the first writing stays. */
export function WrittenPrice({ text, className = '' }: WrittenPriceProps) {
  return (
    <bdi suppressHydrationWarning className={`whitespace-nowrap ltr:tabular-nums ${className}`}>
      {text}
    </bdi>
  );
}
