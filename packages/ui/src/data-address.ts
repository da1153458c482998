/** A picture of bytes as a data: address; the content security policy lets pages show no blob: ones. Throws where it cannot be read. */
export function toDataAddress(bytes: Uint8Array, type: string): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture cannot be read')));
    reader.readAsDataURL(new Blob([new Uint8Array(bytes)], { type }));
  });
}
