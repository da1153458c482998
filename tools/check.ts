import { listChecks, runChecks } from './kit/checks.ts';

const results = await runChecks(listChecks());
const failed = results.filter((result) => !result.ok);
console.log(
  failed.length === 0 ? `All ${results.length} checks pass.` : `${failed.length} of ${results.length} checks fail.`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
