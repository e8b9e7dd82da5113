import {
  checkData,
  checkDatabase,
  checkEncryptionKey,
  checkListening,
  checkReplica,
  checkRights,
} from './config-check/database.ts';
import { type Check, type Finding, runCheck } from './config-check/finding.ts';
import { checkBackups, checkFiles } from './config-check/folders.ts';
import { checkAlertMail, checkCdn, checkMail, checkSetUpFile } from './config-check/services.ts';
import { findConfigProblems, readConfig, StartError } from './platform/config.ts';

const USAGE = 'Usage: npm run config -- --check';

/** Left out where the database cannot be used. */
const ON_DATABASE: [part: string, check: Check][] = [
  ['rights', checkRights],
  ['data', checkData],
  ['encryption key', checkEncryptionKey],
];
const OTHERS: typeof ON_DATABASE = [
  ['database for LISTEN', checkListening],
  ['replica', checkReplica],
  ['cdn', checkCdn],
  ['files', checkFiles],
  ['backups', checkBackups],
  ['mail', checkMail],
  ['mail of alerts', checkAlertMail],
  ['set-up', checkSetUpFile],
];

/**
 * Returns a line for each part that a start and the nightly work need.
 * @throws StartError with the lines, if a part does not work
 */
export async function checkConfig(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  if (args.join() !== '--check') throw new StartError(USAGE);
  const problems = findConfigProblems(env);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  const config = readConfig(env);
  const others = Promise.all(OTHERS.map(([part, check]) => runCheck(part, check, config)));
  const findings = await runCheck('database', checkDatabase, config);
  if (!findings.some(isWrong))
    // One after the other: two cannot start the same embedded server.
    for (const [part, check] of ON_DATABASE) findings.push(...(await runCheck(part, check, config)));
  findings.push(...(await others).flat());
  const said = findings.map(({ state, part, text }) => `${state.padEnd(5)} ${part}: ${text}`).join('\n');
  if (findings.some(isWrong)) throw new StartError(said);
  return said;
}

const isWrong = ({ state }: Finding): boolean => state === 'wrong';
