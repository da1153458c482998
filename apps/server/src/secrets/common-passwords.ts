let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the commonest, whatever its case. The list (about 10,000 of them) is read when first asked. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

const shortest = 8;

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= shortest));
}
