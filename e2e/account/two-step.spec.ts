import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isAlive, nothing, openSession, readSession } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { openDay } from '../dashboard/owner.ts';
import { codeOf, switchOnSecondFactor } from './two-step.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Two-step login' });

test('a vendor connects an app, stores the recovery codes, and every other device is logged out', async ({
  page,
  open,
  newcomer,
  signIn,
  request,
  checkAccess,
}) => {
  const vendor = await newcomer('vendor');
  const elsewhere = await openSession(request, vendor);
  await signIn(vendor);
  await open('/ChangePassword');
  await section(page).getByRole('button', { name: 'Switch on' }).click();
  await expect(section(page).getByLabel('Current password')).toBeFocused();
  await section(page).getByLabel('Current password').fill('not the password');
  await section(page).getByRole('button', { name: 'Continue' }).click();
  await expect(section(page).getByText('The current password is not correct.')).toBeVisible();
  await section(page).getByLabel('Current password').fill(vendor.password);
  await section(page).getByRole('button', { name: 'Continue' }).click();
  await expect(section(page).getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await checkAccess();
  const secret = (await section(page).locator('bdi').innerText()).replaceAll(' ', '');
  await section(page).getByLabel('Six digits from the app').fill('000000');
  await section(page).getByRole('button', { name: 'Switch on' }).click();
  await expect(section(page).getByText('This code is wrong')).toBeVisible();
  await section(page).getByLabel('Six digits from the app').fill(codeOf(secret));
  await section(page).getByRole('button', { name: 'Switch on' }).click();
  const codes = section(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await checkAccess();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  for (const code of await codes.allInnerTexts()) expect(file).toContain(code);
  await section(page).getByRole('button', { name: 'I have saved them' }).click();
  await expect(section(page)).toContainText('On since');
  await expect(section(page)).toContainText('10 recovery codes are left.');
  expect(await isAlive(request, elsewhere)).toBe(false);
  expect(await isAlive(request, vendor.token)).toBe(true);
  await checkAccess();
});

test('the login asks for a code on a second page, before which nothing is stored, and takes a recovery code once', async ({
  page,
  open,
  newcomer,
  request,
  logIn,
  checkAccess,
}) => {
  const vendor = await newcomer('vendor');
  const { usedCode, recoveryCodes } = await switchOnSecondFactor(request, vendor);
  await open('/professionallogin');
  await logIn(vendor.email, vendor.password);
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  expect(await readSession(page)).toEqual(nothing);
  expect(await page.context().cookies()).toEqual([]);
  await checkAccess();
  await enter(page, usedCode);
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  expect(await readSession(page)).toEqual(nothing);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await logIn(vendor.email, vendor.password);
  await enter(page, recoveryCodes[0] ?? '');
  await expect(page.getByRole('dialog')).toContainText(`Hello, ${vendor.name}`);
  expect(await isAlive(request, (await readSession(page)).token ?? '')).toBe(true);
});

test('new recovery codes replace the former ones, and password and code switch it off', async ({
  page,
  open,
  newcomer,
  signIn,
  request,
}) => {
  const vendor = await newcomer('vendor');
  const { recoveryCodes } = await switchOnSecondFactor(request, vendor);
  await signIn(vendor);
  await open('/ChangePassword');
  await section(page).getByRole('button', { name: 'New recovery codes' }).click();
  await prove(page, vendor.password, recoveryCodes[0] ?? '');
  await section(page).getByRole('button', { name: 'Make new codes' }).click();
  const renewed = section(page).getByRole('listitem');
  await expect(renewed).toHaveCount(10);
  const [first = '', second = ''] = await renewed.allInnerTexts();
  expect(recoveryCodes).not.toContain(first);
  await section(page).getByRole('button', { name: 'I have saved them' }).click();
  await section(page).getByRole('button', { name: 'Switch off' }).click();
  await prove(page, vendor.password, recoveryCodes[1] ?? '');
  await section(page).getByRole('button', { name: 'Switch off' }).click();
  await expect(section(page).getByText('This code is wrong')).toBeVisible();
  await prove(page, vendor.password, second);
  await section(page).getByRole('button', { name: 'Switch off' }).click();
  await expect(section(page).getByRole('status').filter({ hasText: 'The two-step login is off.' })).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Switch on' })).toBeVisible();
  expect(await openSession(request, vendor)).toMatch(/^[\w-]{43}$/);
});

test('the settings of the dashboard lead to it, for a session of the dashboard changes no account', async ({
  browser,
  request,
}) => {
  const page = await openDay(browser, request);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  const link = page.getByRole('region', { name: 'Your login' }).getByRole('link', { name: 'Login settings' });
  await expect(link).toHaveAttribute('href', '/tajmeelspot/ChangePassword');
  await page.context().close();
});

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function prove(page: Page, password: string, code: string): Promise<void> {
  await section(page).getByLabel('Current password').fill(password);
  await section(page).getByLabel('Code from the app, or a recovery code').fill(code);
}
