import type { Step } from './run-steps.ts'

/** Where the browser's tests look for the shop (`e2e/playwright.config.ts`). */
const PORT = Number(process.env.E2E_PORT ?? 3210) + 1

/** Starts the shop that the browser opens while other tests run. */
export const servedShop: Step = {
  name: 'the shop that the browser opens',
  command: ['node', 'e2e/serve.ts', 'server', String(PORT)],
  after: 'build',
  answersAt: `http://localhost:${PORT}/health/ready`,
}

/** For the step that opens it. */
export const openServed = { E2E_SERVE: 'server', E2E_IS_SERVED: 'yes' }
