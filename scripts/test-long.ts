import { runSteps } from './run-steps.ts'
import { openServed, servedShop } from './served-shop.ts'

const browser = ['playwright', 'test', '-c', 'e2e/playwright.config.ts']

await runSteps([
  { name: 'build', command: ['node', 'scripts/build-when-stale.ts'] },
  // They wait in between, for timeouts and for servers to end: the next two run in that time.
  { name: 'fuzz and kills', command: ['vitest', 'run', '--project', 'long'], after: 'build', isShown: true },
  {
    name: 'browser, embedded database',
    command: [...browser, '--project', 'embedded'],
    env: { E2E_SERVE: 'embedded' },
    after: 'build',
  },
  servedShop,
  // Beside others a round may wait for a connection longer than the server lets it.
  {
    name: 'races, all rounds',
    command: ['vitest', 'run', '--project', 'integration', 'race'],
    env: { RACE_ROUNDS: '50' },
    isAlone: true,
  },
  {
    name: 'browser, long journeys and the other looks of screens',
    command: [...browser, '--project', 'long', '--project', 'screens'],
    env: { ...openServed, SCREENS: 'rest' },
    isAlone: true,
    isShown: true,
  },
])
