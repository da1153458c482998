import { useEffect } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useLabel } from './labels.ts';

type LoadErrorProps = { readonly error: Error; readonly onRetry: () => void };

/** Content did not arrive: why, and the way to ask again; once the line is back it is asked for by itself. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  const explain = useLabel('explain');
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card bg-surface p-8 text-center inset-ring inset-ring-line"
    >
      <Icon name="alert" className="text-other" />
      <p className="font-strong">{useLabel('failed')}</p>
      <p className="text-15 text-ink-soft">{explain(error)}</p>
      <Button kind="outline" size="small" onClick={onRetry}>
        {useLabel('retry')}
      </Button>
    </div>
  );
}
