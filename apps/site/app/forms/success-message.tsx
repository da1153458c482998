import { Icon } from '@tajmeelspot/ui/icon.tsx';

/** What went well, read out when the reader comes to rest; nothing while `text` is absent. */
export function SuccessMessage({ text }: { readonly text: string | undefined }) {
  return (
    <output className="block empty:absolute">
      {text !== undefined && (
        <span className="flex gap-2 rounded-control bg-confirmed-tint p-3 text-15 font-strong text-confirmed">
          <Icon name="check" className="mt-0.5" />
          {text}
        </span>
      )}
    </output>
  );
}
