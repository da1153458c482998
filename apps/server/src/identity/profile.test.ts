import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { refusalOf, useServer } from '#app/testing/harness.ts';

const server = useServer();
const body = { name: 'Zahra Ali', phone: '٠٧٧٠ ١٢٣ ٤٥٦٧', city: 'Basra', state: 'Basra' };

describe('the profile', () => {
  it("R7.11 is the caller's own", async () => {
    const { token, email } = await server.signIn();
    const { data } = await server.client({ token }).findProfile();
    expect(data).toMatchObject({ email, role_id: 1, phone: null, image: null });
  });

  it('R7.12 R5.06 changes name, phone, city and governorate; the phone is kept as E.164', async () => {
    const { token } = await server.signIn();
    const { data, message } = await server.client({ token }).updateProfile({ body });
    expect(data).toMatchObject({ ...body, phone: '+9647701234567' });
    expect(message).toBe('Your profile has been saved.');
    expect((await server.client({ token }).findProfile()).data).toEqual(data);
  });

  it('R7.12 R6.05 an email, a role or an id sent along change nothing', async () => {
    const { token, email, id } = await server.signIn();
    const sent = { ...body, email: 'taken-over@example.com', role_id: 0, role: 'operator', id: 1, password_hash: 'x' };
    const { data } = await server.client({ token }).updateProfile({ body: sent });
    expect(data).toMatchObject({ id, email, role_id: 1, name: 'Zahra Ali' });
  });

  it('R5.06 R5.11 asks for all four, and changes nothing where one is wrong', async () => {
    const { token } = await server.signIn();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.call('POST', '/profile/update', { name: ' ', city: '' }, headers);
    const { errors } = (await answer.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual(['name', 'phone', 'city', 'state']);
    const refused = await refusalOf(server.client({ token }).updateProfile({ body: { ...body, phone: '12' } }));
    expect(refused.body?.errors).toEqual({ phone: ['The phone must be a phone number like 0770 123 4567.'] });
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

const fileOf = (image: string) =>
  path.join(server.deps.env.dataDir, image.replace(`${server.deps.env.basePath}/files`, 'files'));

describe('the picture', () => {
  it('is cut square, made anew without metadata, served, and replaced with its file', async () => {
    const { token } = await server.signIn();
    const upload = new Blob([new Uint8Array(await photo(900, 400))]);
    const { data } = await server.client({ token }).setPicture({ upload });
    const served = await server.fetch(new Request(`http://test${data.image}`));
    const found = await sharp(await served.arrayBuffer()).metadata();
    expect(found).toMatchObject({ format: 'webp', width: 384, height: 384 });
    expect(found.exif).toBeUndefined();
    const next = await server.client({ token }).setPicture({ upload });
    expect(next.data.image).not.toBe(data.image);
    await expect(stat(fileOf(data.image ?? ''))).rejects.toThrow('ENOENT');
    expect((await server.client({ token }).removePicture()).data.image).toBeNull();
  });

  it.each([
    ['text', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['nothing', '', 'image/png'],
    ['half a picture', Buffer.from('/9j/4AAQSkZJRgABAQ', 'base64'), 'image/jpeg'],
  ])('setPicture answers unreadable_picture to %s', async (_, bytes, type) => {
    const { token } = await server.signIn();
    const answer = await send(token, bytes, type);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'unreadable_picture' });
  });

  it('setPicture answers unreadable_picture to a small file of too many pixels', async () => {
    const { token } = await server.signIn();
    const bomb = await sharp({ create: { width: 16_000, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await send(token, bomb, 'image/png')).status).toBe(422);
  });

  it('setPicture answers too_large beyond 8 MB', async () => {
    const { token } = await server.signIn();
    const answer = await send(token, new Uint8Array(8 * 1024 * 1024 + 1));
    expect(await answer.json()).toMatchObject({ code: 'too_large' });
  });
});
