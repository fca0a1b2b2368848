import { runSteps, type Step } from './run-steps.ts'

const generate = { name: 'what the web generates', command: ['node', 'scripts/generate-when-stale.ts'] }
const build = { name: 'build', command: ['node', 'scripts/build-when-stale.ts'] }

/**
 * The longest first, so that short ones fill both slots to the end. Types and unit tests read the messages' functions,
 * which a build makes too.
 */
const checksAfter = ({ name: after }: Step): Step[] => [
  { name: 'format and lint', command: ['biome', 'ci', '.'] },
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit'], after },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'], after },
  { name: 'migrations are current', command: ['node', 'scripts/check-migrations.ts'] },
  { name: 'rules, covered whole', command: ['vitest', 'run', '--project', 'rules', '--coverage'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'messages', command: ['node', 'scripts/check-messages.ts'] },
]

const slow: Step[] = [
  { name: 'script budget', command: ['node', 'scripts/check-script-budget.ts'], after: build.name },
  { name: 'integration', command: ['vitest', 'run', '--project', 'integration'], isAlone: true },
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
    env: { E2E_SERVE: 'server' },
    isAlone: true,
  },
]

await runSteps(
  process.argv.includes('--quick')
    ? [generate, ...checksAfter(generate)]
    : [build, ...checksAfter(build), ...slow],
)
