import { khatamOutline } from './khatam.tsx';

/** The mark and the name, which is written the same in every language and as wide in every font. */
export function Logo({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <span className={`inline-flex items-center gap-2.5 text-[19px] font-bold ${className}`}>
      <svg viewBox="-1.05 -1.05 2.1 2.1" aria-hidden="true" className="size-7 shrink-0">
        <path d={khatamOutline} className="fill-(--logo-mark,var(--lapis))" />
        <circle r=".36" className="fill-(--logo-hole,var(--ground))" />
        <circle r=".2" className="fill-saffron" />
      </svg>
      <span className="sr-only">TajmeelSpot</span>
      <svg viewBox="0 0 103 27" direction="ltr" aria-hidden="true" className="h-[1.42em] w-auto overflow-visible">
        <text y="20" textLength="103" lengthAdjust="spacingAndGlyphs" className="fill-current text-[19px]">
          TajmeelSpot
        </text>
      </svg>
    </span>
  );
}
