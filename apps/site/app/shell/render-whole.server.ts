import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type RenderInput = {
  /** What the inline scripts of React are marked with. */
  readonly nonce?: string;
  readonly signal: AbortSignal;
};

/** The HTML of a page once every part of it is there. Rejects where the page itself cannot be rendered. */
export function renderWhole(page: ReactNode, { signal, ...marked }: RenderInput): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...marked,
      // Every part stands where it belongs, so that the page is whole without a script.
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(gather(resolve, reject)),
      onShellError: reject,
      onError: () => {},
    });
    signal.addEventListener('abort', () => abort());
  });
}

/** What React writes to: no stream, whose every piece would take its turn. The build gives texts alone (`writingText`). */
function gather(onText: (text: string) => void, onError: (error: Error) => void): NodeJS.WritableStream {
  const decoder = new TextDecoder();
  let text = '';
  const gathered = {
    write(piece: string | Uint8Array) {
      text += typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
      return true;
    },
    end: () => onText(text + decoder.decode()),
    destroy: onError,
    on: () => gathered,
  };
  return gathered as unknown as NodeJS.WritableStream;
}
