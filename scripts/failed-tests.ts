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
      results: { duration: number; error?: { message?: string } }[]
    }[]
  }[]
}
/** The part of Playwright's JSON report that is read here. */
type PlaywrightReport = { suites: PlaywrightSuite[] }
export type TestReport = VitestReport | PlaywrightReport

export type FailedTest = { name: string; reason: string }

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
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: [projectName, ...path, title].join(' › '),
        reason: plain(results.find(({ error }) => error)?.error?.message),
      })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, path))]
}

/** A report's tests that failed, or passed only on retry, with the first error of each. */
export const failedTests = (report: TestReport): FailedTest[] =>
  'suites' in report ? report.suites.flatMap((suite) => ofSuite(suite, [])) : ofVitest(report)
