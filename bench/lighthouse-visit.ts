import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { launch } from 'chrome-launcher'
import { chromiumArguments, findChromium } from '../scripts/find-chromium.ts'

const ATTEMPTS = 3

export type Sample = {
  scores: Record<Category, number>
  lcp: number
  cls: number
  tbt: number
  scriptKilobytes: number
  benchmarkIndex: number
  slowdown: number
  faults: string[]
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** The part of Lighthouse's result that is used. */
type Result = {
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  configSettings: { throttling: { cpuSlowdownMultiplier: number } }
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >
  audits: Record<
    string,
    | {
        score: number | null
        numericValue?: number
        details?: { type: string; items?: { resourceType?: string; transferSize?: number }[] }
      }
    | undefined
  >
}

const figure = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? Number.NaN

/** Transfer size of all scripts the page loaded. */
function scriptBytes({ audits }: Result): number {
  const details = audits['network-requests']?.details
  if (details?.type !== 'table' || !details.items) throw new Error('Lighthouse lists no requests')
  return details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
}

/** Audits that lowered a score. Timings are reported separately. */
const faultsOf = ({ audits, categories: judged }: Result): string[] =>
  categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => judged[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

function sampleOf(result: Result): Sample {
  const scores = categories.map((one) => [one, (result.categories[one]?.score ?? 0) * 100])
  return {
    scores: Object.fromEntries(scores) as Record<Category, number>,
    lcp: figure(result, 'largest-contentful-paint') / 1000,
    cls: figure(result, 'cumulative-layout-shift'),
    tbt: figure(result, 'total-blocking-time'),
    scriptKilobytes: scriptBytes(result) / 1000,
    benchmarkIndex: result.environment.benchmarkIndex,
    slowdown: result.configSettings.throttling.cpuSlowdownMultiplier,
    faults: faultsOf(result),
  }
}

/** Lighthouse is downloaded on first use: nothing else in the product needs it, and it is large. */
const LIGHTHOUSE = ['exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse']

const runFile = promisify(execFile)
const MOST_SAID = 64 * 1024 * 1024

/** One first visit by a phone as simulated by Lighthouse: mid-range device, slow 4G, empty cache. */
async function visit(url: string, skipAudits: string[], slowdown: number): Promise<Result> {
  const chromePath = findChromium()
  const chromeFlags = ['--headless', ...chromiumArguments]
  const chrome = await launch({ chromeFlags, logLevel: 'error', ...(chromePath ? { chromePath } : {}) })
  const folder = mkdtempSync(join(tmpdir(), 'salvia-visit-'))
  const config = join(folder, 'config.json')
  const settings = {
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    onlyCategories: [...categories],
    skipAudits,
  }
  writeFileSync(config, JSON.stringify({ extends: 'lighthouse:default', settings }))
  try {
    const flags = [
      `--port=${chrome.port}`,
      `--config-path=${config}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
      '--output=json',
      '--quiet',
    ]
    const { stdout } = await runFile('npm', [...LIGHTHOUSE, url, ...flags], { maxBuffer: MOST_SAID })
    return JSON.parse(stdout) as Result
  } finally {
    chrome.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One visit, repeated if the browser's trace lacks its beginning, which says nothing about the page. */
export async function recordedVisit(url: string, skipAudits: string[], slowdown: number): Promise<Sample> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await visit(url, skipAudits, slowdown)
    if (!result.runtimeError) return sampleOf(result)
    if (attempt === ATTEMPTS) throw new Error(result.runtimeError.message)
  }
}
