import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type LoadErrorProps = {
  readonly title: string;
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
};

/** Content did not arrive: why, and the way to ask again. */
export function LoadError({ title, text, retryLabel, onRetry }: LoadErrorProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card bg-surface p-8 text-center inset-ring inset-ring-line"
    >
      <Icon name="alert" className="text-other" />
      <p className="font-strong">{title}</p>
      <p className="text-15 text-ink-soft">{text}</p>
      <Button kind="outline" size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
