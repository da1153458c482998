import { useLabel } from './labels.ts';
import { Spinner } from './spinner.tsx';

/** Content is on its way; `label` says what where that is known. */
export function Loading({ label }: { readonly label?: string | undefined }) {
  const usual = useLabel('loading');
  return (
    <output className="flex items-center justify-center gap-3 p-12 text-ink-soft">
      <Spinner className="text-22 text-lapis" />
      {label ?? usual}
    </output>
  );
}
