import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './scripts/slowest-first.ts'

const report = process.env.REPORT
/** Timeouts only end hanging tests, also on a busy machine: no test is about time. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }
/** Of a race, which takes ten times as many rounds in the long tests. */
const racePatience = process.env.RACE_ROUNDS === undefined ? patience : { ...patience, testTimeout: 600_000 }
/** As in operation. Otherwise React takes its development build, in which a mail costs twice as much. */
const env = { NODE_ENV: 'production' }
const onPostgres = { globalSetup: ['apps/server/test/fixtures/template-database.ts'], env, ...patience }

export default defineConfig({
  test: {
    // Every branch of a rule decides about money, doses or rights: full branch coverage.
    coverage: {
      provider: 'v8',
      include: ['packages/rules/src/**'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { 100: true },
    },
    sequence: { sequencer: SlowestFirst },
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    // One after another by their order: projects that differ in their workers cannot run side by side.
    projects: [
      {
        // Pure functions: their files may share a process, and only they are measured for coverage.
        test: {
          name: 'rules',
          sequence: { groupOrder: 0 },
          ...patience,
          include: ['packages/rules/**/*.test.ts'],
          setupFiles: ['scripts/fixed-seed.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          // No test replaces or retains anything of the product: files may share a process.
          isolate: false,
          // Thousands of small files of plain JavaScript, which Node loads as they are.
          server: { deps: { external: [/\/app\/paraglide\//] } },
          ...patience,
          include: [
            '*.test.ts',
            'packages/**/*.test.ts',
            'apps/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [
            '**/node_modules/**',
            'packages/rules/**',
            '**/*.int.test.ts',
            '**/*.race.test.ts',
            '**/*.long.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'integration',
          sequence: { groupOrder: 2 },
          include: ['apps/server/**/*.int.test.ts', 'apps/server/**/*.race.test.ts'],
          ...onPostgres,
          ...racePatience,
          // Each test has its own database, so files may share a process: loading the server takes seconds.
          isolate: false,
          // While one waits for the database, two use the cores.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'long',
          sequence: { groupOrder: 3 },
          // They wait in between, for timeouts that end what is slow and for servers to end.
          maxWorkers: 4,
          include: ['apps/server/**/*.long.test.ts', 'bench/**/*.long.test.ts'],
          ...onPostgres,
          globalSetup: [...onPostgres.globalSetup, 'apps/server/test/fixtures/run-folder.ts'],
          // Hooks start whole servers, which on a busy machine takes minutes.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
})
