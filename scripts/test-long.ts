import { runSteps } from './run-steps.ts'

await runSteps([
  { name: 'build', command: ['node', 'scripts/build-when-stale.ts'] },
  {
    name: 'races, all rounds',
    command: ['vitest', 'run', '--project', 'integration', 'race'],
    env: { RACE_ROUNDS: '40' },
    isAlone: true,
  },
  {
    name: 'screens, the other looks',
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--project', 'screens'],
    env: { SCREENS: 'rest', E2E_SERVE: 'server' },
    isAlone: true,
  },
  { name: 'fuzz and kills', command: ['vitest', 'run', '--project', 'long'], isAlone: true },
])
