/** The longer side of a picture as it is sent, pixels: the server shows no larger one, and the network is often slow. */
const longestSide = 768;
const quality = 0.86;

/** A picture as it is sent, and how it looks: a data: address, null where this browser cannot show it. */
export type ShrunkPicture = { readonly picture: Blob; readonly preview: string | null };

/** A picture small enough to send, as JPEG; the file itself where this browser cannot read it. */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture> {
  try {
    return await draw(await createImageBitmap(file, { imageOrientation: 'from-image' }));
  } catch {
    return { picture: file, preview: null };
  }
}

async function draw(bitmap: ImageBitmap): Promise<ShrunkPicture> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('no canvas');
  // JPEG has no transparency: what lies behind it would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!picture) throw new TypeError('no picture');
  // The content security policy lets pages show data: addresses, and no blob: ones.
  return { picture, preview: canvas.toDataURL('image/jpeg', quality) };
}
