import { runSteps } from './run-steps.ts'

const browser = ['playwright', 'test', '-c', 'e2e/playwright.config.ts']

await runSteps([
  { name: 'build', command: ['node', 'scripts/build-when-stale.ts'] },
  {
    name: 'races, all rounds',
    command: ['vitest', 'run', '--project', 'integration', 'race'],
    env: { RACE_ROUNDS: '50' },
    isAlone: true,
    isShown: true,
  },
  {
    name: 'browser, long journeys and the other looks of screens',
    command: [...browser, '--project', 'long', '--project', 'screens'],
    env: { SCREENS: 'rest', E2E_SERVE: 'server' },
    isAlone: true,
    isShown: true,
  },
  {
    name: 'browser, embedded database',
    command: [...browser, '--project', 'embedded'],
    env: { E2E_SERVE: 'embedded' },
  },
  // Half of what they take is waiting: the journey above finds room beside them.
  { name: 'fuzz and kills', command: ['vitest', 'run', '--project', 'long'] },
])
