/** A place where content will stand, in its shape. The words for it are the list's own. */
export function Skeleton({ className = 'h-4 w-full' }: { readonly className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={`block rounded-small bg-line/65 motion-safe:animate-pulse ${className}`} />
  );
}
