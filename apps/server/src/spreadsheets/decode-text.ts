/**
 * A text file as people save it: UTF-8, UTF-16 in either order, else Windows-1256, in which older programs write Arabic and
 * Kurdish. Undefined where it is no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  return /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/.test(text) ? undefined : text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = wideOrder(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/** The order of UTF-16 without a mark: commas and line ends are a zero and a sign. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 2000);
  const zeros = [...start.keys()].filter((at) => start[at] === 0);
  const odd = zeros.filter((at) => at % 2 === 1).length;
  const even = zeros.length - odd;
  if (Math.max(even, odd) < start.length / 40) return undefined;
  return odd > even * 4 ? 'utf-16le' : even > odd * 4 ? 'utf-16be' : undefined;
}
