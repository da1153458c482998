import { stat } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const body = { name: 'Zahra Ali', phone: '٠٧٧٠ ١٢٣ ٤٥٦٧', city: 'Basra', state: 'Basra' };

describe('the profile', () => {
  it("R7.11 is the caller's own", async () => {
    const { token, email } = await server.signUp();
    const { data } = await server.client({ token }).findProfile();
    expect(data).toMatchObject({ email, role_id: 1, phone: null, image: null });
  });

  it('R7.12 R5.06 changes name, phone, city and governorate; the phone is kept as E.164', async () => {
    const { token } = await server.signUp();
    const { data, message } = await server.client({ token }).updateProfile({ body });
    expect(data).toMatchObject({ ...body, phone: '+9647701234567' });
    expect(message).toBe('Your profile has been saved.');
    expect((await server.client({ token }).findProfile()).data).toEqual({
      ...data,
      is_email_verified: false,
      proven_phone: null,
      alias: null,
      public_name: 'Zahra A.',
    });
  });

  it('R7.12 R6.05 an email, a role or an id sent along change nothing', async () => {
    const { token, email, id } = await server.signUp();
    const sent = { ...body, email: 'taken-over@example.com', role_id: 0, role: 'operator', id: 1, password_hash: 'x' };
    const { data } = await server.client({ token }).updateProfile({ body: sent });
    expect(data).toMatchObject({ id, email, role_id: 1, name: 'Zahra Ali' });
  });

  it('R5.06 R5.11 asks for all four, and changes nothing where one is wrong', async () => {
    const { token } = await server.signUp();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.call('POST', '/profile/update', { name: ' ', city: '' }, headers);
    const { errors } = (await answer.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual(['name', 'phone', 'city', 'state']);
    const refused = await apiErrorOf(server.client({ token }).updateProfile({ body: { ...body, phone: '12' } }));
    expect(refused.body?.errors).toEqual({ phone: ['Please enter a phone number like 0770 123 4567.'] });
    expect((await server.client({ token }).findProfile()).data.name).toBe('Test Person');
  });
});

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a3' } })
    .withExif({ IFD0: { Artist: 'where I live' } })
    .jpeg()
    .toBuffer();

const send = (token: string, bytes: Uint8Array | string, type = 'image/jpeg') =>
  server.fetch(
    new Request('http://test/api/profile/picture', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: typeof bytes === 'string' ? bytes : new Blob([new Uint8Array(bytes)]),
    }),
  );

/** The code of the refusal that sending something ends in; it leaves no picture. */
async function problemOfSending(bytes: Uint8Array | string): Promise<unknown> {
  const { token } = await server.signUp();
  const answer = await send(token, bytes);
  expect(answer.status).toBe(422);
  expect((await server.client({ token }).findProfile()).data.image).toBeNull();
  return ((await answer.json()) as { code: unknown }).code;
}

/** A black PNG of one bit a pixel, packed by hand: no library would make it. */
function makeBomb(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)));
  const chunks = [chunk('IHDR', size), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  frame.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([frame, named, sum]);
}

const fileOf = (image: string) =>
  path.join(server.deps.env.dataDir, image.replace(`${server.deps.env.basePath}/files`, 'files'));

describe('the picture', () => {
  it('is cut square, made anew without metadata, served, and replaced with its file', async () => {
    const { token } = await server.signUp();
    const upload = new Blob([new Uint8Array(await photo(900, 400))]);
    const { data } = await server.client({ token }).setPicture({ upload });
    const served = await server.fetch(new Request(`http://test${data.image}`));
    const found = await sharp(await served.arrayBuffer()).metadata();
    expect(found).toMatchObject({ format: 'webp', width: 384, height: 384 });
    expect(found.exif).toBeUndefined();
    const next = await server.client({ token }).setPicture({ upload });
    expect(next.data.image).not.toBe(data.image);
    await server.deliver();
    await expect(stat(fileOf(data.image ?? ''))).rejects.toThrow('ENOENT');
    expect((await server.client({ token }).removePicture()).data.image).toBeNull();
  });
});

describe('what is no picture', () => {
  it.each([
    ['SVG that calls itself JPEG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['GIF', 'GIF89a\u0001\0\u0001\0\0\0\0;'],
    ['PDF', '%PDF-1.7\n'],
    ['nothing', ''],
  ])('setPicture answers unreadable_picture to %s', async (_, text) => {
    expect(await problemOfSending(text)).toBe('unreadable_picture');
  });

  it('setPicture answers damaged_picture to half a picture of each kind', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });
    for (const whole of [noise.clone().jpeg(), noise.clone().png(), noise.clone().webp()]) {
      const bytes = await whole.toBuffer();
      expect(await problemOfSending(bytes.subarray(0, bytes.length / 2))).toBe('damaged_picture');
      expect(await problemOfSending(bytes.subarray(0, 14))).toBe('damaged_picture');
    }
  });

  it('setPicture answers too_many_pixels to a small file that unpacks to 900 million of them', async () => {
    const bomb = makeBomb(30_000, 30_000);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await problemOfSending(bomb)).toBe('too_many_pixels');
    expect(await problemOfSending(makeBomb(1, 20_000))).toBe('too_many_pixels');
  });

  it('setPicture answers too_large beyond 8 MB', async () => {
    const { token } = await server.signUp();
    const answer = await send(token, new Uint8Array(8 * 1024 * 1024 + 1));
    expect(await answer.json()).toMatchObject({ code: 'too_large' });
  });
});
