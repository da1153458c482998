import { Button } from './button.tsx';
import { ErrorMessage } from './error-message.tsx';
import { useLabel } from './labels.ts';

type ShowMoreProps = {
  readonly hasMore: boolean;
  /** The next ones are on their way. */
  readonly isBusy: boolean;
  /** Why the next ones did not come. */
  readonly errorMessage?: string | undefined;
  readonly onMore: () => void;
  /** Where the button stands in its row. */
  readonly className?: string | undefined;
};

/** The end of a list that goes on: the way to the next ones, and why they did not come. */
export function ShowMore({ hasMore, isBusy, errorMessage, onMore, className = 'justify-items-center' }: ShowMoreProps) {
  const label = useLabel('more');
  if (!hasMore) return null;
  return (
    <div className={`grid gap-3 pt-2 ${className}`}>
      <ErrorMessage text={errorMessage} />
      <Button kind="outline" size="small" isBusy={isBusy} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
