import { expect, test } from 'vitest'
import { fileTimes } from './slow-files.ts'

test('a file takes from its first test’s beginning to its last one’s end', () => {
  const file = { status: 'passed', message: '', assertionResults: [] }
  const report = { testResults: [{ ...file, name: '/repo/apps/a.test.ts', startTime: 1000, endTime: 3500 }] }
  expect(fileTimes(report, '/repo')).toEqual([{ name: 'apps/a.test.ts', seconds: 2.5 }])
})

test('a file of the browser takes what its tests take together, every try and each project for itself', () => {
  const took = (projectName: string, ...durations: number[]) => ({
    status: 'expected',
    projectName,
    results: durations.map((duration) => ({ duration })),
  })
  const report = {
    suites: [
      {
        title: 'journeys/shop.e2e.ts',
        specs: [{ title: 'opens', tests: [took('server', 1000, 500), took('embedded', 250)] }],
        suites: [{ title: 'on a phone', specs: [{ title: 'filters', tests: [took('server', 2000)] }] }],
      },
    ],
  }
  expect(fileTimes(report, '/repo')).toEqual([
    { name: 'journeys/shop.e2e.ts (server)', seconds: 3.5 },
    { name: 'journeys/shop.e2e.ts (embedded)', seconds: 0.25 },
  ])
})
