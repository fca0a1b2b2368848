import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FailedTest, failedTests, type TestReport } from './failed-tests.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A step counts its own tests by the report it writes to `$REPORT`, or as one that passed or failed. */
export type Step = { name: string; command: string[]; env?: Record<string, string> }
type Count = { passed: number; failed: number }
type Outcome = Count & { failures: FailedTest[] }

function run(command: string[], env: Record<string, string>): Promise<number> {
  const [program = '', ...words] = command
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

type VitestCounts = { numPassedTests: number; numFailedTests: number }
type PlaywrightCounts = { stats: { expected: number; unexpected: number; flaky: number } }

function readReport(path: string, code: number): Outcome {
  const isFine = code === 0
  if (!existsSync(path)) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, failures: [] }
  const report = JSON.parse(readFileSync(path, 'utf8')) as TestReport &
    Partial<VitestCounts & PlaywrightCounts>
  const failures = failedTests(report)
  const count = report.stats
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 }
  return { ...count, failed: isFine ? count.failed : Math.max(count.failed, 1), failures }
}

const FIRST_LINES = 12

/** Named once more where a reader of a long log looks first: at its end. */
function tellFailures(step: string, failures: FailedTest[]): void {
  process.stdout.write(`\nFailed: ${step}\n`)
  for (const { name, reason } of failures) {
    const lines = reason.split('\n').slice(0, FIRST_LINES)
    process.stdout.write(`✗ ${name}\n${lines.map((line) => `    ${line}\n`).join('')}`)
  }
}

/** Runs every step, also after one that fails, and ends with the line `N passed, N failed`. */
export async function runSteps(steps: Step[]): Promise<never> {
  const reports = mkdtempSync(join(tmpdir(), 'salvia-reports-'))
  const total: Count = { passed: 0, failed: 0 }
  const failed: { name: string; failures: FailedTest[] }[] = []
  for (const { name, command, env = {} } of steps) {
    process.stdout.write(`\n── ${name}\n`)
    const startedAt = Date.now()
    const report = join(reports, `${name.replace(/\W+/g, '-')}.json`)
    const code = await run(command, { ...env, REPORT: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
    const { failures, ...count } = readReport(report, code)
    total.passed += count.passed
    total.failed += count.failed
    if (count.failed > 0) failed.push({ name, failures })
    process.stdout.write(
      `── ${name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - startedAt) / 1000)} s\n`,
    )
  }
  for (const { name, failures } of failed) tellFailures(name, failures)
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  process.exit(total.failed > 0 ? 1 : 0)
}
