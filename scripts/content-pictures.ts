import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Locator, Page } from '@playwright/test'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { drawKept } from '../apps/server/src/kernel/pictures/draw.ts'
import type { Output } from '../apps/server/src/kernel/pictures/recipe.ts'
import { openPage, signInAndFindPlan, withDemo } from './with-demo.ts'

/**
 * The pictures of "How it works", from a fresh demo in each language, light and dark. Their sizes, and which is the dark
 * one, are written into the texts that show them; which they are, the texts say. Beside each is an AVIF for the browsers
 * that read it, and beside each light one a JPEG, which previews show.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const SHOWING = ['how-it-works-practitioner', 'how-it-works-client']
/** Room around a part, so that its border is not cut. */
const EDGE = 12
/** Of a window that has the darkened page around it: nothing of that, and no rounded corners. */
const INSIDE = -2
/** Words and lines stay sharp at it; a phone waits for each kilobyte of the first picture. */
const QUALITY = 60
const SHOWN: Output[] = [
  { format: 'webp', quality: QUALITY },
  { format: 'avif', quality: QUALITY },
]

type Size = { width: number; height: number }
type Taken = Size & { darkSrc: string }
type Words = Record<string, string>

const nameIn = (scheme: 'light' | 'dark', name: string): string => (scheme === 'dark' ? `${name}-dark` : name)

const wordsOf = (language: LanguageCode): Words =>
  JSON.parse(readFileSync(join(root, `apps/web/app/messages/${language}.json`), 'utf8'))

async function shoot(part: Locator, edge: number): Promise<Size & { png: Buffer }> {
  await part.scrollIntoViewIfNeeded()
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part}: not on the page`)
  const page = part.page()
  const { width: most } = page.viewportSize() ?? { width: box.width }
  const x = Math.max(0, Math.floor(box.x - edge))
  const y = Math.max(0, Math.floor(box.y - edge))
  const width = Math.min(most - x, Math.ceil(box.width + 2 * edge))
  const height = Math.ceil(box.height + 2 * edge)
  const png = await page.screenshot({ clip: { x, y, width, height } })
  return { width, height, png }
}

async function writeAs(output: Output, path: string, png: Buffer): Promise<void> {
  for (const picture of await drawKept(png, [output])) writeFileSync(path, picture)
}

/** The window that shares a plan: what of it is handed to a client, from the code to the QR code. */
async function shareParts(dialog: Locator, words: Words): Promise<void> {
  const files = dialog.getByRole('region', { name: words.plan_files_title ?? '' })
  await files.getByRole('img').evaluate((image: HTMLImageElement) => image.decode())
  await dialog.evaluate((element) => {
    element.style.maxHeight = 'none'
    for (const part of element.querySelectorAll('section')) {
      const isFiles = part.querySelector('img') !== null
      if (isFiles) part.querySelector('form')?.remove()
      else part.style.display = 'none'
    }
    const [order] = [...element.querySelectorAll('a[href*="mode=client-order"]')]
    order?.parentElement?.remove()
    element.querySelector('img')?.nextElementSibling?.remove()
    // The address of the demo says nothing to who looks at the picture. A copy: the field itself is set back.
    for (const input of element.querySelectorAll('input')) {
      const shown = document.createElement('input')
      shown.className = input.className
      shown.dataset.small = input.dataset.small
      shown.value = input.value.replace(/^https?:\/\/[^/]+/, 'https://salvia.example')
      input.replaceWith(shown)
    }
  })
}

/** Leaves the first entries of a list. */
const leaveFirst = (part: Locator, most: number): Promise<void> =>
  part.evaluate((element, kept) => {
    for (const entry of [...element.querySelectorAll('li')].slice(kept)) entry.remove()
  }, most)

const around = (page: Page, heading: string): Locator => page.getByRole('region', { name: heading }).first()

type Look = { language: LanguageCode; colorScheme: 'light' | 'dark' }

/** Takes all pictures in a language and scheme; their sizes by name. */
async function takeAll(browser: Browser, { language, colorScheme }: Look): Promise<Map<string, Size>> {
  const words = wordsOf(language)
  const word = (key: string): string => words[key] ?? ''
  const folder = join(root, `apps/web/public/pictures/${language}`)
  mkdirSync(folder, { recursive: true })
  const sizes = new Map<string, Size>()
  const take = async (name: string, part: Locator, edge = EDGE) => {
    const { png, ...size } = await shoot(part, edge)
    const path = join(folder, nameIn(colorScheme, name))
    for (const output of SHOWN) await writeAs(output, `${path}.${output.format}`, png)
    if (colorScheme === 'light') await writeAs({ format: 'jpeg' }, `${path}.jpg`, png)
    sizes.set(name, size)
  }
  // Tall enough for each part to be in sight whole.
  const desk = await openPage(browser, { width: 1120, height: 1600, language, scale: 2, colorScheme })
  const plan = await signInAndFindPlan(desk)
  await desk.goto(`/recommendations/${plan.id}/edit`, { waitUntil: 'networkidle' })
  await take('plan-day', around(desk, word('plan_editor_day')))
  await take('plan-cost', around(desk, word('plan_editor_cost')))
  // Narrow, so that words can still be read where the picture is shown on a phone.
  await desk.setViewportSize({ width: 400, height: 1600 })
  await desk.goto(`/recommendations/${plan.id}/edit`, { waitUntil: 'networkidle' })
  await desk.getByRole('button', { name: word('plan_editor_share_short') }).click()
  await shareParts(desk.getByRole('dialog'), words)
  await take('plan-share', desk.getByRole('dialog'), INSIDE)
  await desk.goto('/dashboard', { waitUntil: 'networkidle' })
  await leaveFirst(around(desk, word('plan_alerts_card')), 3)
  await take('alerts', around(desk, word('plan_alerts_card')))
  const phone = await openPage(browser, { width: 390, height: 1600, language, scale: 2, colorScheme })
  await phone.goto('/', { waitUntil: 'networkidle' })
  await take('code', around(phone, word('landing_client_title')))
  await phone.goto(`/recommendations/${plan.shareCode}`, { waitUntil: 'networkidle' })
  await take('day', around(phone, word('plan_your_day')))
  await take('selection', phone.getByRole('complementary', { name: word('plan_your_choice') }))
  await Promise.all([desk.context().close(), phone.context().close()])
  return sizes
}

/** Sets what was taken of each picture of an entry. */
function withTaken(value: unknown, taken: Map<string, Taken>): unknown {
  if (Array.isArray(value)) return value.map((part) => withTaken(part, taken))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTaken(part, taken)]))
  return { ...parts, ...(typeof parts.src === 'string' ? taken.get(parts.src) : undefined) }
}

await withDemo(async (browser) => {
  for (const language of languages) {
    const sizes = await takeAll(browser, { language, colorScheme: 'light' })
    await takeAll(browser, { language, colorScheme: 'dark' })
    const addressOf = (name: string, scheme: 'light' | 'dark') =>
      `/pictures/${language}/${nameIn(scheme, name)}.webp`
    const taken = new Map(
      [...sizes].map(([name, size]) => [
        addressOf(name, 'light'),
        { ...size, darkSrc: addressOf(name, 'dark') },
      ]),
    )
    for (const entry of SHOWING) {
      const path = join(root, `data/content/${language}/${entry}.json`)
      const sized = withTaken(JSON.parse(readFileSync(path, 'utf8')), taken)
      writeFileSync(path, `${JSON.stringify(sized, null, 2)}\n`)
    }
  }
})
