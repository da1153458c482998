import { Icon } from '@tajmeelspot/ui/icon.tsx';

/** What went wrong with a form, read out at once; nothing while `text` is absent. */
export function ErrorMessage({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert" className="empty:absolute">
      {text !== undefined && (
        <p className="flex gap-2 rounded-control bg-other-tint p-3 text-15 font-strong text-other">
          <Icon name="alert" className="mt-0.5" />
          {text}
        </p>
      )}
    </div>
  );
}
