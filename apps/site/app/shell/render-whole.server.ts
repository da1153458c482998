import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
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
      onAllReady() {
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      onShellError: reject,
      onError: () => {},
    });
    signal.addEventListener('abort', () => abort());
  });
}
