import { stripVTControlCharacters } from 'node:util'

/** The part of Vitest's JSON report that is read here. */
type VitestReport = {
  testResults: {
    status: string
    name: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
export type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    tests: {
      status: string
      projectName: string
      results: {
        duration: number
        error?: { message?: string }
        attachments?: { name: string; path?: string }[]
      }[]
    }[]
  }[]
}
/** The part of Playwright's JSON report that is read here; `errors` belong to no test, as of a worker that did not end. */
type PlaywrightReport = { suites: PlaywrightSuite[]; errors?: { message?: string }[] }
export type TestReport = VitestReport | PlaywrightReport

export type FailedTest = {
  name: string
  reason: string
  /** Where the browser's test left a description of its page. */
  context?: string
}

const plain = (message = '') => stripVTControlCharacters(message).trim()

function ofVitest({ testResults }: VitestReport): FailedTest[] {
  return testResults.flatMap(({ status, name, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ name: `${name} › ${test.fullName}`, reason: plain(test.failureMessages[0]) }))
    return failed.length === 0 && status === 'failed' ? [{ name, reason: plain(message) }] : failed
  })
}

function ofSuite(suite: PlaywrightSuite, above: string[]): FailedTest[] {
  const path = [...above, suite.title]
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, results }) => {
        const failed = results.find(({ error }) => error)
        const context = failed?.attachments?.find(({ name }) => name === 'error-context')?.path
        return {
          name: [projectName, ...path, title].join(' › '),
          reason: plain(failed?.error?.message),
          ...(context === undefined ? {} : { context }),
        }
      }),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, path))]
}

const ofPlaywright = ({ suites, errors = [] }: PlaywrightReport): FailedTest[] => [
  ...suites.flatMap((suite) => ofSuite(suite, [])),
  ...errors.map(({ message }) => ({ name: 'outside of all tests', reason: plain(message) })),
]

/** A report's tests that failed, passed only on retry or, in the browser, did not run, with the first error of each, and what failed beside them. */
export const failedTests = (report: TestReport): FailedTest[] =>
  'suites' in report ? ofPlaywright(report) : ofVitest(report)

/** What the page showed, of a description that a failed test of the browser left, from its main part on. */
export function shownPage(context: string): string[] {
  const lines = /```yaml\n([\s\S]*?)\n```/.exec(context)?.[1]?.split('\n') ?? []
  return lines.slice(Math.max(0, lines.indexOf('- main:')))
}
