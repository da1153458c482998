/** The eight-pointed star, two squares in one, round the origin; its points are at distance 1. */
export const khatamOutline =
  'M0-1 .2929-.7071H.7071V-.2929L1 0 .7071.2929V.7071H.2929L0 1-.2929.7071H-.7071V.2929L-1 0-.7071-.2929V-.7071H-.2929Z';

/** The khatam in the colour and size of the text round it. */
export function Khatam({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="-1.05 -1.05 2.1 2.1" aria-hidden="true" className={`khatam ${className}`}>
      <path d={khatamOutline} />
    </svg>
  );
}
