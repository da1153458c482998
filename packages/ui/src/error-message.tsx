import { Icon } from './icon.tsx';

/** What went wrong with a form or a list, read out at once; nothing while `text` is undefined. */
export function ErrorMessage({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert" className="empty:absolute">
      {text !== undefined && (
        <p className="flex items-start gap-2 rounded-control bg-other-tint p-3 text-15 font-strong text-other">
          <Icon name="alert" className="mt-0.5" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </p>
      )}
    </div>
  );
}
