import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '../scripts/find-chromium.ts'

const executablePath = findChromium()
/** A concurrent run uses other ports. */
const EMBEDDED_PORT = Number(process.env.E2E_PORT ?? 3210)
const SERVER_PORT = EMBEDDED_PORT + 1
/** Which of the two products to start; both by default. */
const only = process.env.E2E_SERVE
const isReported = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME !== undefined

const serve = (kind: 'embedded' | 'server', port: number) => ({
  command: `node serve.ts ${kind} ${port}`,
  url: `http://localhost:${port}/health/ready`,
  timeout: 180_000,
  // `npm test` has started it while other tests ran.
  reuseExistingServer: process.env.E2E_IS_SERVED !== undefined,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
})

const at = (port: number) => ({ baseURL: `http://localhost:${port}` })

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  timeout: 180_000,
  // A busy machine responds late, which is not the fault of what is tested.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: isReported ? [['list'], ['json']] : [['list']],
  use: {
    // A step that finds nothing fails by itself, long before the test's timeout.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // It would take requests away from tests that answer them; the one that is about it lets it in.
    serviceWorkers: 'block',
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'embedded', testMatch: 'journeys/main-job.e2e.ts', use: at(EMBEDDED_PORT) },
    { name: 'server', testMatch: 'journeys/*.e2e.ts', grepInvert: /@long/, use: at(SERVER_PORT) },
    // The path of a test is a part of what is matched.
    {
      name: 'long',
      testMatch: ['long/*.e2e.ts', 'journeys/*.e2e.ts'],
      grep: /@long|long\//,
      use: at(SERVER_PORT),
    },
    { name: 'screens', testMatch: 'screens/*.e2e.ts', use: at(SERVER_PORT) },
  ],
  webServer: [
    ...(only === 'server' ? [] : [serve('embedded', EMBEDDED_PORT)]),
    ...(only === 'embedded' ? [] : [serve('server', SERVER_PORT)]),
  ],
})
