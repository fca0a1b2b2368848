import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type FailedTest, failedTests, shownPage, type TestReport } from './failed-tests.ts'
import { inSlots } from './in-slots.ts'
import { type FileTime, fileTimes } from './slow-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A step reports its own tests in the file `$REPORT`, or counts as one that passed or failed. */
export type Step = {
  name: string
  command: string[]
  env?: Record<string, string>
  /** The step it waits for. */
  after?: string
  /** It runs alone. */
  isAlone?: boolean
  /** Its output is shown while it runs; the others' as a whole when they end, as interleaved output is unreadable. */
  isShown?: boolean
  /** It takes only the time that the others leave. */
  givesWay?: boolean
  /** It is done as soon as this address answers, and serves the later steps until the run ends. */
  answersAt?: string
}
type Count = { passed: number; failed: number }
type Report = Count & { failures: FailedTest[]; files: FileTime[] }
type Outcome = Report & { name: string; seconds: number }

/** What serves later steps, ended with the run. */
const servers: ChildProcess[] = []

const isAnswering = async (address: string): Promise<boolean> =>
  (await fetch(address).catch(() => null))?.ok ?? false

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null

async function untilItAnswers(address: string, child: ChildProcess): Promise<void> {
  while (isRunning(child) && !(await isAnswering(address))) await setTimeout(500)
}

async function endServers(): Promise<void> {
  await Promise.all(
    servers.map(async (child) => {
      if (isRunning(child) && child.kill('SIGTERM')) await once(child, 'exit')
    }),
  )
}

function run(
  { command, env = {}, isShown, givesWay, answersAt }: Step,
  report: string,
): Promise<{ code: number; said: string }> {
  const [program = '', ...words] = command
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      cwd: root,
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env, REPORT: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    if (answersAt !== undefined) {
      servers.push(child)
      void untilItAnswers(answersAt, child).then(() => resolve({ code: isRunning(child) ? 0 : 1, said }))
    }
    let said = ''
    const listen = (text: Buffer) => {
      said += text
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', (error) => resolve({ code: 1, said: `${said}${error.message}\n` }))
    child.once('close', (code) => resolve({ code: code ?? 1, said }))
  })
}

type VitestCounts = { numPassedTests: number; numFailedTests: number }
type PlaywrightCounts = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

function readReport(path: string, code: number): Report {
  const isFine = code === 0
  if (!existsSync(path)) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, failures: [], files: [] }
  const report = JSON.parse(readFileSync(path, 'utf8')) as TestReport &
    Partial<VitestCounts & PlaywrightCounts>
  const { stats } = report
  // No test of the browser is skipped on purpose: one that is did not run.
  const count = stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
    : { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 }
  return {
    ...count,
    failed: isFine ? count.failed : Math.max(count.failed, 1),
    failures: failedTests(report),
    files: fileTimes(report, root),
  }
}

async function runStep(step: Step, reports: string): Promise<Outcome> {
  const { name, isShown } = step
  if (isShown) process.stdout.write(`\n── ${name}\n`)
  const startedAt = Date.now()
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`)
  const { code, said } = await run(step, report)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const outcome = { name, seconds, ...readReport(report, code) }
  const end = `── ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s\n`
  process.stdout.write(isShown ? end : `\n── ${name}\n${said}${end}`)
  return outcome
}

const FIRST_LINES = 16
/** A page is shown this far: a failure that comes once in a hundred runs is understood by what was on it. */
const PAGE_LINES = 40
const SLOWEST = 10

/** Repeated at the end of the log, where readers look first. */
function tellFailures(step: string, failures: FailedTest[]): void {
  process.stdout.write(`\nFailed: ${step}\n`)
  for (const { name, reason, context } of failures) {
    const page = context !== undefined && existsSync(context) ? shownPage(readFileSync(context, 'utf8')) : []
    const lines = [...reason.split('\n').slice(0, FIRST_LINES), ...page.slice(0, PAGE_LINES)]
    process.stdout.write(`✗ ${name}\n${lines.map((line) => `    ${line}\n`).join('')}`)
  }
}

/** Where to look first if a run became slow. */
function tellSlowest(outcomes: Outcome[]): void {
  process.stdout.write('\nSteps, in seconds:\n')
  for (const { name, seconds } of outcomes) process.stdout.write(`${String(seconds).padStart(7)}  ${name}\n`)
  const files = outcomes.flatMap((outcome) => outcome.files)
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  if (slowest.length === 0) return
  process.stdout.write('\nSlowest test files, in seconds:\n')
  for (const { name, seconds } of slowest)
    process.stdout.write(`${seconds.toFixed(1).padStart(7)}  ${name}\n`)
}

/**
 * Runs every step, also after a failure, two at a time where they may share the machine. Ends with what took how
 * long, the failures, the duration, and the line `N passed, N failed`.
 */
export async function runSteps(steps: Step[]): Promise<never> {
  const reports = mkdtempSync(join(tmpdir(), 'salvia-reports-'))
  const startedAt = Date.now()
  const outcomes = await inSlots(steps, 2, (step) => runStep(step, reports))
  await endServers()
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const [passed, failed] = [sum((outcome) => outcome.passed), sum((outcome) => outcome.failed)]
  tellSlowest(outcomes)
  for (const { name, failures, failed: count } of outcomes) if (count > 0) tellFailures(name, failures)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  process.stdout.write(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(failed > 0 ? 1 : 0)
}
