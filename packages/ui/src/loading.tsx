import { Spinner } from './spinner.tsx';

/** Content is on its way; `label` says what. */
export function Loading({ label }: { readonly label: string }) {
  return (
    <output className="flex items-center justify-center gap-3 p-12 text-ink-soft">
      <Spinner className="text-22 text-lapis" />
      {label}
    </output>
  );
}
