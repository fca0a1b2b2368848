import { expect, test } from 'vitest'
import { failedTests, shownPage } from './failed-tests.ts'

const file = { message: '', startTime: 0, endTime: 1 }

test('a failed test is named by its file, with what it said first, without colors', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }
  const failed = {
    status: 'failed',
    fullName: 'money rounds',
    failureMessages: ['\u001b[31mexpected 2 to be 3\u001b[39m\n  at sum.test.ts:3', 'second'],
  }
  const report = {
    testResults: [
      { ...file, status: 'failed', name: 'sum.test.ts', assertionResults: [passed, failed] },
      { ...file, status: 'passed', name: 'other.test.ts', assertionResults: [passed] },
    ],
  }
  expect(failedTests(report)).toEqual([
    { name: 'sum.test.ts › money rounds', reason: 'expected 2 to be 3\n  at sum.test.ts:3' },
  ])
})

test('a file that could not be loaded is named itself', () => {
  const report = {
    testResults: [
      { ...file, status: 'failed', name: 'sum.test.ts', message: 'no such module', assertionResults: [] },
    ],
  }
  expect(failedTests(report)).toEqual([{ name: 'sum.test.ts', reason: 'no such module' }])
})

test('of the browser, one that failed, one that did not run and one that passed only at a second try, in whatever depth', () => {
  const test = (status: string, ...messages: (string | undefined)[]) => ({
    status,
    projectName: 'server',
    results: messages.map((message) => ({ duration: 1, ...(message ? { error: { message } } : {}) })),
  })
  const report = {
    suites: [
      {
        title: 'shop.e2e.ts',
        specs: [
          { title: 'opens', tests: [test('expected', undefined)] },
          { title: 'finds', tests: [test('unexpected', 'timed out')] },
          { title: 'sorts', tests: [test('skipped')] },
        ],
        suites: [
          { title: 'on a phone', specs: [{ title: 'filters', tests: [test('flaky', 'hidden', undefined)] }] },
        ],
      },
    ],
  }
  expect(failedTests(report)).toEqual([
    { name: 'server › shop.e2e.ts › finds', reason: 'timed out' },
    { name: 'server › shop.e2e.ts › sorts', reason: '' },
    { name: 'server › shop.e2e.ts › on a phone › filters', reason: 'hidden' },
  ])
})

test('of the browser, what failed outside of all tests', () => {
  const errors = [{ message: 'Worker teardown timeout of 180000ms exceeded' }]
  expect(failedTests({ suites: [], errors })).toEqual([
    { name: 'outside of all tests', reason: 'Worker teardown timeout of 180000ms exceeded' },
  ])
})

test('of a page in the browser, what it showed from its main part on is kept', () => {
  const attachments = [{ name: 'screenshot' }, { name: 'error-context', path: '/results/error-context.md' }]
  const results = [{ duration: 1, error: { message: 'hidden' }, attachments }]
  const specs = [{ title: 'opens', tests: [{ status: 'unexpected', projectName: 'server', results }] }]
  expect(failedTests({ suites: [{ title: 'shop.e2e.ts', specs }] })).toEqual([
    { name: 'server › shop.e2e.ts › opens', reason: 'hidden', context: '/results/error-context.md' },
  ])
  const shown = '# Test\n```\nhidden\n```\n\n```yaml\n- banner: Salvia\n- main:\n  - alert: Too slow\n```\n'
  expect(shownPage(shown)).toEqual(['- main:', '  - alert: Too slow'])
  expect(shownPage('# Test')).toEqual([])
})
