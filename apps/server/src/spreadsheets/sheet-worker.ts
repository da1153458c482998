import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';

const { bytes, maxRows } = workerData as { bytes: Uint8Array<ArrayBuffer>; maxRows: number };

/** What the parts of a workbook may unfold to, together. */
const maxUnfolded = 60_000_000;

const rows = await readRows();
// eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none.
parentPort?.postMessage(rows);

async function readRows(): Promise<string[][] | null> {
  if (unfoldedSize(bytes) > maxUnfolded) return null;
  try {
    const read = await readSheet(new Blob([bytes]), { parseNumber: (written) => written });
    return read.slice(0, maxRows).map((row) => row.map(toText));
  } catch {
    return null;
  }
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';
}

/** What the directory of a zip says that its parts unfold to; without end where it has none. */
function unfoldedSize(zip: Uint8Array): number {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let size = 0;
  let parts = 0;
  for (let at = 0; at + 46 <= zip.byteLength; at++) {
    if (view.getUint32(at, true) !== 0x02_01_4b_50) continue;
    size += view.getUint32(at + 24, true);
    parts++;
  }
  return parts === 0 ? Infinity : size;
}
