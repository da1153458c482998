import fs from 'node:fs';

/** The user that owns the data folder and runs the server. */
export type Account = {
  readonly uid: number;
  readonly gid: number;
  /** True when this process is root and must become the account before running PostgreSQL. */
  readonly mustSwitch: boolean;
};

/**
 * Root: owner of the data folder, else `postgres`, else `nobody`; anybody else: themselves. Throws
 * when root finds none.
 */
export function chooseAccount(dataDir: string): Account {
  if (process.getuid?.() !== 0) return ownAccount();
  const owner = fs.statSync(dataDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, mustSwitch: true };
  return systemAccount();
}

/** An account with a passwd entry, which initdb insists on while the server itself does not. */
export function accountForInit(account: Account): Account {
  if (!account.mustSwitch || passwdEntries().some((entry) => entry.uid === account.uid)) {
    return account;
  }
  return systemAccount();
}

/** The part of the options of `spawn` that makes a child run as the account. */
export function asAccount(account: Account): { uid?: number; gid?: number } {
  return account.mustSwitch ? { uid: account.uid, gid: account.gid } : {};
}

/** How the account names its working folder, whose parents it may be unable to enter. */
export function workFolder(account: Account, folder: string): string {
  return account.mustSwitch && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

function ownAccount(): Account {
  return { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1, mustSwitch: false };
}

function systemAccount(): Account {
  const entries = passwdEntries();
  for (const name of ['postgres', 'nobody']) {
    const entry = entries.find((candidate) => candidate.name === name && candidate.uid > 0);
    if (entry) return { uid: entry.uid, gid: entry.gid, mustSwitch: true };
  }
  throw new Error(
    'PostgreSQL refuses to run as root and this system has no account named postgres or nobody: ' +
      'run as an ordinary user, or set DATABASE_URL.',
  );
}

function passwdEntries(): { name: string; uid: number; gid: number }[] {
  let text: string;
  try {
    text = fs.readFileSync('/etc/passwd', 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid ?? -1), gid: Number(gid ?? -1) };
  });
}
