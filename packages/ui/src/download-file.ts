/** Has the browser download a file of this name, made of texts and bytes. */
export function downloadFile(name: string, parts: BlobPart[], type = ''): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
