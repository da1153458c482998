import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { makeNewcomer } from '../accounts.ts';
import { expect } from '../fixtures.ts';

const command = path.join(import.meta.dirname, '../../apps/server/commands/operator.ts');

/** Somebody whom the command at the server has made an operator, with the link for the first login. */
export async function makeOperator(request: APIRequestContext, { config }: TestInfo) {
  const customer = await makeNewcomer(request);
  const dataDir = `DATA_DIR=${String(config.metadata['dataDir'])}`;
  const printed = await promisify(execFile)('env', [dataDir, process.execPath, command, 'add', customer.email]);
  return { ...customer, link: /\/operator\/#enrol=\S+/.exec(printed.stdout)?.[0] ?? '' };
}

type Operator = { readonly email: string; readonly password: string; readonly link: string };

/** The first half of the login, and the secret that it shows. */
export async function beginLogin(page: Page, { email, password, link }: Operator): Promise<string> {
  await page.goto(link);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  return (await page.locator('bdi').innerText()).replaceAll(' ', '');
}

/** The second half of the login: the code of the app. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Open the console' }).click();
}

/** What the app of an operator shows now. */
export const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
