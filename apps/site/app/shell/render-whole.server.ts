import { Writable } from 'node:stream';
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
      onAllReady: () => void pipe(gather(resolve).on('error', reject)),
      onShellError: reject,
      onError: () => {},
    });
    signal.addEventListener('abort', () => abort());
  });
}

/** A stream that gives its whole text at its end. */
function gather(onText: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onText(Buffer.concat(chunks).toString());
      done();
    },
  });
}
