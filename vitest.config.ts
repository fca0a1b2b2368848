import { defineConfig } from 'vitest/config'

const report = process.env.REPORT
/** No test is about time: these end what hangs, also on a machine that does much else. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }
const onPostgres = { globalSetup: ['apps/server/test/fixtures/template-database.ts'], ...patience }

export default defineConfig({
  test: {
    // Every branch of a rule is a decision about money, doses or rights: none stays untried.
    coverage: {
      provider: 'v8',
      include: ['packages/rules/src/**'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { 100: true },
    },
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        // Pure functions: their files may share a process, and only they are measured.
        test: { name: 'rules', ...patience, include: ['packages/rules/**/*.test.ts'], isolate: false },
      },
      {
        test: {
          name: 'unit',
          maxWorkers: 2,
          // Nothing of the product is replaced or kept by a test: files may share a process.
          isolate: false,
          ...patience,
          include: ['*.test.ts', 'packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
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
          include: ['apps/server/**/*.int.test.ts', 'apps/server/**/*.race.test.ts'],
          ...onPostgres,
          // Each test has a database of its own, so files may share a process: loading the server takes seconds.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'long',
          maxWorkers: 2,
          include: ['apps/server/**/*.long.test.ts'],
          ...onPostgres,
          testTimeout: 900_000,
        },
      },
    ],
  },
})
