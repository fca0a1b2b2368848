import { runSteps, type Step } from './run-steps.ts'
import { openServed, servedShop } from './served-shop.ts'

/** What the build waits for first, then the longest, so that short ones fill both slots to the end. */
const checks: Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '.'] },
  { name: 'what the web generates', command: ['node', 'scripts/generate-when-stale.ts'] },
  {
    name: 'types',
    command: ['npm', 'run', '--silent', 'types'],
    // The compiler's memory is given back when it ends: collecting it meanwhile takes a quarter of its time.
    env: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
    after: 'what the web generates',
  },
  {
    name: 'unit',
    command: ['vitest', 'run', '--project', 'unit'],
    after: 'what the web generates',
  },
  { name: 'migrations are current', command: ['node', 'scripts/check-migrations.ts'] },
  { name: 'rules, covered whole', command: ['vitest', 'run', '--project', 'rules', '--coverage'] },
  { name: 'dead code', command: ['knip'], after: 'what the web generates' },
  {
    name: 'rules and contract without a caller',
    command: [
      'knip',
      '--production',
      '-c',
      'knip.rules.json',
      '--include',
      'exports',
      '--workspace',
      'packages/rules',
      '--workspace',
      'packages/contract',
    ],
    after: 'what the web generates',
  },
  { name: 'messages', command: ['node', 'scripts/check-messages.ts'] },
]

const slow: Step[] = [
  // It writes the files types are read from.
  { name: 'build', command: ['node', 'scripts/build-when-stale.ts'], after: 'types', givesWay: true },
  { name: 'script budget', command: ['node', 'scripts/check-script-budget.ts'], after: 'build' },
  servedShop,
  // It needs no build, and leaves room for one: it waits for its database half of the time.
  {
    name: 'integration',
    command: ['vitest', 'run', '--project', 'integration'],
    after: 'what the web generates',
    isShown: true,
  },
  {
    name: 'browser',
    command: [
      'playwright',
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--project',
      'server',
      '--project',
      'screens',
    ],
    env: openServed,
    isAlone: true,
    isShown: true,
  },
]

await runSteps(process.argv.includes('--quick') ? checks : [...checks, ...slow])
