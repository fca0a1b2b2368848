import { runSteps } from './run-steps.ts'
import { openServed, servedShop } from './served-shop.ts'

const browser = ['playwright', 'test', '-c', 'e2e/playwright.config.ts']

await runSteps([
  { name: 'build', command: ['node', 'scripts/build-when-stale.ts'] },
  // They wait in between, for timeouts and for servers to end: the next three run in that time.
  { name: 'fuzz and kills', command: ['vitest', 'run', '--project', 'long'], after: 'build', isShown: true },
  {
    name: 'races, all rounds',
    command: ['vitest', 'run', '--project', 'integration', 'race'],
    env: { RACE_ROUNDS: '50' },
    after: 'build',
    // Those beside them end what is slow by the clock.
    givesWay: true,
  },
  {
    name: 'browser, embedded database',
    command: [...browser, '--project', 'embedded'],
    env: { E2E_SERVE: 'embedded' },
    after: 'build',
  },
  servedShop,
  {
    name: 'browser, long journeys and the other looks of screens',
    command: [...browser, '--project', 'long', '--project', 'screens'],
    env: { ...openServed, SCREENS: 'rest' },
    isAlone: true,
    isShown: true,
  },
])
