import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import type { Product } from '@salvia/contract/catalogue/shop'
import type { NutrientFacts as Nutrient } from '@salvia/contract/ingredients/ingredients'
import { COMPARISON_LIMIT } from '@salvia/contract/words/limits'
import type { LedgerItem } from '@salvia/rules/nutrition/held-doses'
import { build } from 'vite'
import { chromiumArguments, findChromium } from '../scripts/find-chromium.ts'
import { ask } from './ask.ts'
import type { Asked, Timed } from './ledger-page.ts'
import { summarise } from './load.ts'
import { startMeasured } from './measured-server.ts'
import { printMarkdown, verdict } from './report.ts'

const ITEMS = 30
const ROUNDS = 500
const LIMIT_MS = 5
/** As fast as this machine, and four times slower as a phone may be. */
const SLOWDOWNS = [1, 4]

/** Twice as much after a month, five days of seven: schedules take longer than plain doses. */
function itemOf({ id, name, mainServing, ingredients }: Product): LedgerItem {
  const amount = mainServing?.amount ?? 1
  const intakeTime: LedgerItem['intakeTime'] = ['Morning', 'Evening']
  const phase = { intakeAmount: amount, intakeTime }
  return {
    productId: id,
    productName: name,
    mainServing,
    intakeFormatId: mainServing?.intakeFormatId ?? null,
    ...phase,
    duration: 'For3Month',
    schedule: {
      phases: [
        { ...phase, days: 30 },
        { ...phase, intakeAmount: 2 * amount, days: null },
      ],
      cycle: { daysOn: 5, daysOff: 2 },
      startDay: 0,
    },
    rows: ingredients.map(({ doseUnit: unit, dosedNutrientKey: nutrientKey, ...row }) => ({
      ...row,
      nutrientKey,
      unit,
    })),
  }
}

/** The products of the demo with the most rows on their labels. */
async function longestLabels(baseUrl: string): Promise<Product[]> {
  const read = async <T>(path: string) => JSON.parse(await ask(`${baseUrl}/api${path}`)) as T
  const { results } = await read<{ results: { id: string }[] }>('/products?limit=100')
  const products: Product[] = []
  for (let at = 0; at < results.length; at += COMPARISON_LIMIT) {
    const productIds = results.slice(at, at + COMPARISON_LIMIT).map(({ id }) => id)
    products.push(...(await read<Product[]>(`/products/comparison?productIds=${productIds.join()}`)))
  }
  return products.toSorted((a, b) => b.ingredients.length - a.ingredients.length).slice(0, ITEMS)
}

/** The rules as browsers get them. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./ledger-page.ts', import.meta.url))
  const built = await build({
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: entry, output: { format: 'iife' } } },
  })
  const [first] = 'output' in built ? built.output : []
  if (first?.type !== 'chunk') throw new Error('the bundle has no script')
  return first.code
}

async function timeIn(page: Page, slowdown: number, asked: Asked): Promise<Timed> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page.evaluate(
    (given) => (globalThis as unknown as { timeLedger: (asked: Asked) => Timed }).timeLedger(given),
    asked,
  )
}

/** Ledger and schedule of a full plan in a browser, after each change of it. */
export async function run(): Promise<void> {
  const server = await startMeasured(0)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: chromiumArguments,
  })
  try {
    const items = (await longestLabels(server.baseUrl)).map(itemOf)
    const nutrients = JSON.parse(await ask(`${server.baseUrl}/api/reference-data/nutrients`)) as Nutrient[]
    const units = { mg: 'Milligrams', µg: 'Micrograms' } as const
    const facts = nutrients.map(({ key, reference, upperLevels }) => ({
      key,
      upperLevels,
      reference: reference && { amount: reference.amount, unit: units[reference.unit] },
    }))
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundle() })
    const rows = items.reduce((sum, item) => sum + item.rows.length, 0)
    const table = [['slowed down', 'items', 'label rows', 'entries', 'p50 ms', 'p95 ms', 'p99 ms']]
    for (const slowdown of SLOWDOWNS) {
      await timeIn(page, slowdown, { items, facts, rounds: ROUNDS })
      const { samples, entries } = await timeIn(page, slowdown, { items, facts, rounds: ROUNDS })
      const { p50, p95, p99 } = summarise(samples, 1)
      const figures = [p50, p95, p99].map((each) => each.toFixed(2))
      table.push([`${slowdown}×`, `${items.length}`, `${rows}`, `${entries}`, ...figures])
      if (slowdown === 1) verdict(`ledger and schedule of ${ITEMS} items: p95 under 5 ms`, p95 < LIMIT_MS)
    }
    printMarkdown(table)
  } finally {
    await browser.close()
    await server.stop()
  }
}
