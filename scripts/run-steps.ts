import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A step counts its own tests by the report it writes to `$REPORT`, or as one that passed or failed. */
export type Step = { name: string; command: string[]; env?: Record<string, string> }
type Count = { passed: number; failed: number }

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

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

function readReport(path: string, code: number): Count {
  if (!existsSync(path)) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const report = JSON.parse(readFileSync(path, 'utf8')) as Partial<VitestReport & PlaywrightReport>
  const count = report.stats
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** Runs every step, also after one that fails, and ends with the line `N passed, N failed`. */
export async function runSteps(steps: Step[]): Promise<never> {
  const reports = mkdtempSync(join(tmpdir(), 'salvia-reports-'))
  const total: Count = { passed: 0, failed: 0 }
  const failedSteps: string[] = []
  for (const { name, command, env = {} } of steps) {
    process.stdout.write(`\n── ${name}\n`)
    const startedAt = Date.now()
    const report = join(reports, `${name.replace(/\W+/g, '-')}.json`)
    const code = await run(command, { ...env, REPORT: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
    const count = readReport(report, code)
    total.passed += count.passed
    total.failed += count.failed
    if (count.failed > 0) failedSteps.push(name)
    process.stdout.write(
      `── ${name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - startedAt) / 1000)} s\n`,
    )
  }
  if (failedSteps.length > 0) process.stdout.write(`\nFailed: ${failedSteps.join(', ')}\n`)
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  process.exit(total.failed > 0 ? 1 : 0)
}
