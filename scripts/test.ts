import { runSteps, type Step } from './run-steps.ts'

const types = [
  'packages/contract',
  'packages/rules',
  'packages/documents',
  'apps/server',
  'bench',
  'e2e',
  '.',
]

const checks: Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '.'] },
  ...types.map((folder) => ({ name: `types of ${folder}`, command: ['tsc', '-p', folder] })),
  { name: 'types of apps/web', command: ['npm', 'run', '--silent', 'types', '-w', '@salvia/web'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'messages', command: ['node', 'scripts/check-messages.ts'] },
  { name: 'migrations are current', command: ['node', 'scripts/check-migrations.ts'] },
  { name: 'rules, covered whole', command: ['vitest', 'run', '--project', 'rules', '--coverage'] },
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit'] },
]

const browser = ['playwright', 'test', '-c', 'e2e/playwright.config.ts']

const slow: Step[] = [
  { name: 'build', command: ['node', 'scripts/build-when-stale.ts'] },
  { name: 'script budget', command: ['node', 'scripts/check-script-budget.ts'] },
  { name: 'integration', command: ['vitest', 'run', '--project', 'integration'] },
  {
    name: 'browser, embedded database',
    command: [...browser, '--project', 'embedded'],
    env: { E2E_SERVE: 'embedded' },
  },
  {
    name: 'browser',
    command: [...browser, '--project', 'server', '--project', 'screens'],
    env: { E2E_SERVE: 'server' },
  },
]

await runSteps(process.argv.includes('--quick') ? checks : [...checks, ...slow])
