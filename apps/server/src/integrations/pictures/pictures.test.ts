import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from '#app/env.ts';
import { openFiles } from '../files/files.ts';
import { makePicture } from './make-picture.ts';
import { filesOf, readPicture } from './picture-names.ts';
import { pictureHandlers, storePicture } from './pictures.ts';

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-pictures-'));
const files = openFiles(readEnv({ DATA_DIR: folder }), pino({ level: 'silent' }));
afterAll(() => fs.rm(folder, { recursive: true }));

const by = (bytes: Uint8Array) => ({ bytes, client: '1' });

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a3319' } }).jpeg();

describe("a service's picture", () => {
  it('is stored as AVIF and WebP at four widths, all named by its name', async () => {
    const name = await storePicture(files, 'service', by(await photo(2400, 1800).toBuffer()));
    expect(await fs.readdir(path.join(folder, 'files', name))).toEqual(filesOf(name).toSorted());
    for (const width of [300, 600, 900, 1200]) {
      const sizes = await Promise.all(['avif', 'webp'].map((format) => sizeOf(name, `${width}.${format}`)));
      expect(sizes).toEqual([
        ['heif', width, width * 0.75],
        ['webp', width, width * 0.75],
      ]);
    }
    const shown = readPicture('/base', name);
    expect(shown).toMatchObject({ url: `/base/files/${name}/1200.webp`, widths: [300, 600, 900, 1200], height: 900 });
    expect(shown?.colour).toMatch(/^#7[9ab]3[234]1[89a]$/);
  });

  it.each([
    [1000, [300, 600, 900, 1000]],
    [600, [300, 600]],
    [120, [120]],
  ])('of %i pixels is never made larger', async (width, widths) => {
    const name = await storePicture(files, 'service', by(await photo(width, 90).toBuffer()));
    expect(readPicture('', name)?.widths).toEqual(widths);
    expect(await sizeOf(name, `${width}.webp`)).toEqual(['webp', width, 90]);
  });

  it('that is a long strip is no larger than two squares', async () => {
    const name = await storePicture(files, 'service', by(await photo(1000, 10_000).toBuffer()));
    expect(readPicture('', name)).toMatchObject({ widths: [240], height: 2400 });
  });

  it('is deleted with every file, twice without harm', async () => {
    const name = await storePicture(files, 'service', by(await photo(400, 300).toBuffer()));
    const drop = pictureHandlers(files)['identity.picture_dropped'];
    await drop({ kind: 'identity.picture_dropped', picture: name }, Temporal.Now.instant(), 'an id');
    await drop({ kind: 'identity.picture_dropped', picture: name }, Temporal.Now.instant(), 'an id');
    await expect(fs.stat(path.join(folder, 'files', name))).rejects.toThrow('ENOENT');
  });
});

const sizeOf = async (name: string, file: string) => {
  const { format, width, height } = await sharp(path.join(folder, 'files', name, file)).metadata();
  return [format, width, height];
};

describe('what is made', () => {
  it('stands upright and holds nothing of where and with what it was taken', async () => {
    const sent = await withLocation();
    expect((await sharp(sent).metadata()).exif?.includes('Ramadi')).toBe(true);
    const made = await makePicture('service', by(sent));
    expect([made.width, made.height]).toEqual([200, 400]);
    for (const bytes of made.files.values()) {
      const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc, orientation }).toEqual({});
      expect(Buffer.from(bytes).includes('Ramadi')).toBe(false);
      expect(await reddest(bytes)).toBe('top');
    }
  });

  it('is opaque and in colour, whatever came: clear pixels are white, grey is a colour', async () => {
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } }).png();
    expect((await makePicture('service', by(await clear.toBuffer()))).colour).toBe('#ffffff');
    const grey = photo(40, 40).greyscale().jpeg();
    const { files: made } = await makePicture('service', by(await grey.toBuffer()));
    const { channels } = await sharp(made.get('40.webp')).metadata();
    expect(channels).toBe(3);
  });

  it('of a person is a square, however small it came', async () => {
    const { files: made } = await makePicture('portrait', by(await photo(90, 40).toBuffer()));
    expect([...made.keys()]).toEqual(['384.webp']);
    expect(await sharp(made.get('384.webp')).metadata()).toMatchObject({ width: 384, height: 384 });
  });

  it('is nothing where more is sent than may be', async () => {
    await expect(makePicture('service', by(new Uint8Array(8 * 1024 * 1024 + 1)))).rejects.toThrow('too_large');
  });
});

/** Red on the left, blue on the right, and a camera that was held so that the left is up; with the place. */
async function withLocation(): Promise<Buffer> {
  const red = { create: { width: 200, height: 200, channels: 3, background: '#f00' } } as const;
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Orientation: '6', Artist: 'Ramadi' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 25/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

async function reddest(bytes: Uint8Array): Promise<'top' | 'bottom'> {
  const column = await sharp(bytes).removeAlpha().resize(1, 2, { fit: 'fill' }).raw().toBuffer();
  return (column[0] ?? 0) > (column[3] ?? 0) ? 'top' : 'bottom';
}
