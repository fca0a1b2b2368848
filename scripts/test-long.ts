import { runSteps } from './run-steps.ts'

const browser = ['playwright', 'test', '-c', 'e2e/playwright.config.ts']

await runSteps([
  { name: 'build', command: ['node', 'scripts/build-when-stale.ts'] },
  // Half of what the second takes is waiting: the first finds room beside it.
  {
    name: 'races, all rounds',
    command: ['vitest', 'run', '--project', 'integration', 'race'],
    env: { RACE_ROUNDS: '50' },
    after: 'build',
  },
  { name: 'fuzz and kills', command: ['vitest', 'run', '--project', 'long'], after: 'build' },
  {
    name: 'browser, embedded database',
    command: [...browser, '--project', 'embedded'],
    env: { E2E_SERVE: 'embedded' },
    after: 'build',
  },
  {
    name: 'browser, long journeys and the other looks of screens',
    command: [...browser, '--project', 'long', '--project', 'screens'],
    env: { SCREENS: 'rest', E2E_SERVE: 'server' },
    isAlone: true,
    isShown: true,
  },
])
