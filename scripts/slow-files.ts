import { relative } from 'node:path'
import type { PlaywrightSuite, TestReport } from './failed-tests.ts'

export type FileTime = { name: string; seconds: number }

function ofSuite(suite: PlaywrightSuite): [projectName: string, milliseconds: number][] {
  const own = (suite.specs ?? []).flatMap(({ tests }) =>
    tests.map(({ projectName, results }): [string, number] => [
      projectName,
      results.reduce((total, { duration }) => total + duration, 0),
    ]),
  )
  return [...own, ...(suite.suites ?? []).flatMap(ofSuite)]
}

function ofFile(suite: PlaywrightSuite): FileTime[] {
  const times = new Map<string, number>()
  for (const [project, milliseconds] of ofSuite(suite))
    times.set(project, (times.get(project) ?? 0) + milliseconds)
  return [...times].map(([project, milliseconds]) => ({
    name: `${suite.title} (${project})`,
    seconds: milliseconds / 1000,
  }))
}

/** Duration of each test file in a report, its tests run one after another. */
export const fileTimes = (report: TestReport, root: string): FileTime[] =>
  'suites' in report
    ? report.suites.flatMap(ofFile)
    : report.testResults.map(({ name, startTime, endTime }) => ({
        name: relative(root, name),
        seconds: (endTime - startTime) / 1000,
      }))
