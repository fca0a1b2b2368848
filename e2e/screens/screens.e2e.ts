import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, test } from '../fixtures/screens.ts'
import type { Screen } from './screen-paths.ts'
import { screens } from './screens.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Labels of buttons that overflow their button. */
const clippedLabels = (page: Page): Promise<string[]> =>
  page
    .locator('[data-button-label]:visible')
    .evaluateAll((labels) =>
      labels.filter((label) => label.scrollWidth > label.clientWidth + 1).map((label) => label.textContent),
    )

/** Pictures that do not come, also those that wait until they are scrolled to. */
const missingPictures = (page: Page): Promise<string[]> =>
  page.locator('img').evaluateAll(async (pictures: HTMLImageElement[]) => {
    const missing = pictures.map(async (picture) => {
      picture.loading = 'eager'
      return picture.decode().then(
        () => [],
        () => (picture.isConnected ? [picture.src] : []),
      )
    })
    return (await Promise.all(missing)).flat()
  })

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** The appearances not needed to trust a change, instead of those that are: `npm run test:long`. */
const isRest = process.env.SCREENS === 'rest'
type Scheme = 'light' | 'dark'
const scheme: Scheme = isRest ? 'dark' : 'light'

/** It takes axe longer than all its other rules together, and is looked at in the long run. */
const CONTRAST = 'color-contrast'

/** Minified, as it is sent to and compiled by every page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Axe runs in the page. Injected once for all looks of a page: that takes as long as a small screen's rules. */
async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(AXE)
}

function rulesOf(what: NonNullable<Look['what']>): axe.RunOptions {
  if (what === 'contrast') return { runOnly: [CONTRAST] }
  return what === 'rest' ? { rules: { [CONTRAST]: { enabled: false } } } : {}
}

async function faultsOf(page: Page, what: NonNullable<Look['what']>): Promise<string[]> {
  const options: axe.RunOptions = {
    ...rulesOf(what),
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    iframes: false,
  }
  const violations = await page.evaluate(
    (chosen) => window.axe.run({ exclude: ['iframe[sandbox]'] }, chosen).then(({ violations }) => violations),
    options,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Without `what`, only that nothing overflows. */
type Look = { size: (typeof sizes)[number]; scheme: Scheme; what?: 'all' | 'contrast' | 'rest' }

/** Axe looks at each screen once, without contrast; at contrast and the other three appearances in the long run. */
const looksOf = ({ isLikeOthers }: Screen): Look[] =>
  isRest
    ? [
        { size: sizes[0], scheme: 'dark', what: 'contrast' },
        { size: sizes[1], scheme: 'dark', what: 'contrast' },
        { size: sizes[1], scheme: 'light', what: 'all' },
        { size: sizes[0], scheme: 'light', what: isLikeOthers ? 'all' : 'contrast' },
      ]
    : [
        { size: sizes[0], scheme: 'light', what: 'rest' },
        { size: sizes[1], scheme: 'light' },
      ]

const emulate = (page: Page, colorScheme: Scheme) =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })

const germanLanding: Screen = { name: 'landing in German', account: null, path: () => '/de' }

/** On the narrowest phone. */
async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => overflowOf(page), { timeout: 3000 }).toBe(0)
  expect(await clippedLabels(page)).toEqual([])
}

const looked = isRest ? [...screens, germanLanding] : screens.filter(({ isLikeOthers }) => !isLikeOthers)

for (const screen of looked) {
  const { name, account, path } = screen
  test(isRest ? `${name}, in its other looks` : name, async ({ page, signInOnce, baseURL }) => {
    await page.setViewportSize(sizes[0])
    await emulate(page, scheme)
    if (account) await signInOnce(account)
    const address = await path(page)
    // Its other looks are looked at in the longest words, which saves loading it again.
    if (isRest)
      await page.context().addCookies([{ name: 'salvia_language', value: 'de', url: String(baseURL) }])
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await injectAxe(page)
    for (const look of looksOf(screen)) {
      await emulate(page, look.scheme)
      await page.setViewportSize(look.size)
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', look.scheme)
      // A chart follows its place a frame after the window.
      await expect.poll(() => overflowOf(page), { timeout: 3000 }).toBe(0)
      const { what } = look
      if (what === undefined) continue
      // Parts load late, and axe itself takes seconds.
      await expect
        .poll(() => faultsOf(page, what), {
          message: `${look.scheme} at ${look.size.width}`,
          timeout: 20_000,
        })
        .toEqual([])
    }
    expect(await missingPictures(page)).toEqual([])
    if (isRest) await expectToFit(page)
  })
}
