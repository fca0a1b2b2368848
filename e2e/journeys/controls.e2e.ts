import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/salvia.ts'

test('going elsewhere does not make the button that opens a plan wait', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/')
  const answer = Promise.withResolvers<void>()
  await page.route('**/shop.data*', async (route) => {
    await answer.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/shop.data*')
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).first().click()
  await asked
  const open = page.getByRole('button', { name: 'Open plan' })
  await expect(open).toBeEnabled()
  await expect(open).not.toHaveAttribute('data-loading')
  answer.resolve()
  await expect(page).toHaveURL(/\/shop$/)
})

test('a button that waits is not pressed again, and keeps the focus', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  const answer = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(/\.data\?.*code=/, async (route) => {
    asked.push(route.request().url())
    await answer.promise
    await route.continue()
  })
  await page.getByRole('textbox', { name: 'Code' }).fill('nothing')
  const open = page.getByRole('button', { name: 'Open plan' })
  await open.press('Enter')
  await expect(open).toHaveAttribute('data-loading')
  await open.press('Enter')
  answer.resolve()
  await expect(page.getByText('There is no plan with this code.')).toBeVisible()
  await expect(open).toBeFocused()
  expect(asked).toHaveLength(1)
})

/** How far the middle of a box's check mark is from the middle of the box, in CSS pixels. */
async function offCentre(page: Page, box: Locator): Promise<{ x: number; y: number }> {
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const picture = (await box.screenshot({ scale: 'css' })).toString('base64')
  const plain = await page.context().newPage()
  const off = await plain.evaluate(async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
    const [drawn] = [new OffscreenCanvas(image.width, image.height).getContext('2d')]
    if (!drawn) throw new Error('no canvas')
    drawn.drawImage(image, 0, 0)
    const { data } = drawn.getImageData(0, 0, image.width, image.height)
    // Light on green; the corners outside the border are light, too.
    const lit = Array.from({ length: image.width * image.height }, (_, at) => ({
      x: at % image.width,
      y: Math.floor(at / image.width),
      light: Math.min(...data.subarray(at * 4, at * 4 + 3)),
    })).filter(
      ({ x, y, light }) => light > 160 && x > 2 && y > 2 && x < image.width - 3 && y < image.height - 3,
    )
    const middle = (places: number[]) => (Math.min(...places) + Math.max(...places) + 1) / 2
    return {
      x: middle(lit.map(({ x }) => x)) - image.width / 2,
      y: middle(lit.map(({ y }) => y)) - image.height / 2,
    }
  }, picture)
  await plain.close()
  return off
}

for (const width of [1440, 390])
  test(`at ${width} px the mark of a checked box is in its middle`, { tag: '@long' }, async ({
    page,
    codeOf,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/recommendations/${await codeOf('practitioner', 'Clear head')}`)
    const box = page.getByRole('checkbox', { checked: true }).first()
    const { x, y } = await offCentre(page, box)
    expect(Math.abs(x)).toBeLessThanOrEqual(1)
    expect(Math.abs(y)).toBeLessThanOrEqual(1)
  })

test('figures of tables are of one width, words and the hyphens in them are not', { tag: '@long' }, async ({
  page,
  signInOnce,
}) => {
  await signInOnce('admin')
  const words: string[] = []
  const figures: string[] = []
  for (const path of ['/admin/outbox', '/admin/products', '/admin/practitioners', '/orders']) {
    await page.goto(path)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const cells = await page.locator('td').evaluateAll((all) =>
      all
        .map((cell) => ({
          text: cell.textContent ?? '',
          isTabular: getComputedStyle(cell).fontVariantNumeric === 'tabular-nums',
        }))
        .filter(({ text }) => text.trim() !== ''),
    )
    words.push(
      ...cells
        .filter(({ text, isTabular }) => isTabular && /\p{L}-|-\p{L}/u.test(text))
        .map(({ text }) => text),
    )
    figures.push(...cells.filter(({ isTabular }) => isTabular).map(({ text }) => text))
  }
  expect(words).toEqual([])
  expect(figures.length).toBeGreaterThan(20)
})

test('in the sheet of filters on a phone every control is as wide', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('admin')
  await page.goto('/admin/orders')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const widths = await page
    .locator('dialog[open] > *')
    .evaluateAll((controls) => controls.map((control) => Math.round(control.getBoundingClientRect().width)))
  expect(widths).toEqual(widths.map(() => 358))
})

test('the filters of a wallet reach over the whole of a phone', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('practitioner')
  await page.goto('/wallet')
  const edges = await page
    .getByRole('region', { name: 'Transactions' })
    .locator('input, select')
    .evaluateAll((fields) =>
      fields
        .map((field) => field.parentElement?.getBoundingClientRect())
        .map((box) => [box?.left, box?.right]),
    )
  expect(Math.min(...edges.map(([left]) => Number(left)))).toBe(16)
  expect(edges.filter(([, right]) => right === 374)).toHaveLength(2)
})
