import { Icon } from './icon.tsx';

/** What went wrong, beside the thing that it went wrong with; nothing where `text` is undefined. */
export function ErrorMessage({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {text !== undefined && (
        <p className="flex items-start gap-2 rounded-control bg-other-tint px-3 py-2 text-15 text-other">
          <Icon name="alert" className="mt-0.5 size-4" />
          {text}
        </p>
      )}
    </div>
  );
}
