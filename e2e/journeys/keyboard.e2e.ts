import type { TestInfo } from '@playwright/test'
import { countKeys } from '../fixtures/count-keys.ts'
import { openNewPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'

const MOST_KEYS = 150

const products = [
  'theanine',
  'magnesium',
  'vitamin d',
  'zinc',
  'omega 3',
  'b complex',
  'curcumin',
  'probiotic',
  'coq10',
  'vitamin c',
]

/** Figures for docs/testing.md, printed and asserted nowhere: seconds are those of this machine. */
function noteRun(info: TestInfo, { keys, seconds }: { keys: number; seconds: number }): void {
  const description = `${keys} keys, ${seconds.toFixed(1)} s from the key N to the saved plan`
  info.annotations.push({ type: 'plan of ten products', description })
  process.stdout.write(`plan of ten products: ${description}\n`)
}

test(
  'a plan of ten products with amount and time of day takes at most 150 keys',
  { tag: '@long' },
  async ({ page, context, baseURL, signIn }, info) => {
    // No other test begins an empty plan as this one: a second would take up the same.
    await signIn('practitioner2')
    // A practice that never wrote a dose: a plan that another test copies meanwhile would give its own.
    await page.route('**/api/recommendations/last-doses*', (route) => route.fulfill({ json: [] }))
    await context.addCookies([{ name: 'salvia_language', value: 'en', url: String(baseURL) }])
    await page.goto('/dashboard')
    const keys = countKeys(page)
    const startedAt = Date.now()
    await keys.press('n')
    await expect(page).toHaveURL(/\/recommendations\/.+\/edit$/)
    const finder = page.getByRole('combobox', { name: 'Add a product' })
    const items = page.getByRole('article')
    const written = page.getByRole('button', { name: /^Instruction for .*: 3\b.*(Morning|Bedtime)/ })
    await expect(finder).toBeVisible()
    for (const [at, words] of products.entries()) {
      // An empty plan opens with the focus there.
      if (at > 0) await keys.press('/')
      await expect(finder).toBeFocused()
      await keys.type(words)
      await keys.press('Enter')
      await expect(items).toHaveCount(at + 1)
      await expect(page.getByLabel('Amount')).toBeFocused()
      await keys.type('3')
      await keys.press('Enter')
      await expect(page.getByRole('button', { name: 'Once a day' })).toBeFocused()
      // The row moves to the morning, or to bedtime, and is still the one that is written in.
      const [digit, time] = at % 2 === 0 ? ['2', 'Morning'] : ['5', 'Bedtime']
      await keys.press(digit)
      const chosen = page.getByRole('button', { name: time, exact: true, pressed: true })
      await expect(chosen).toBeFocused()
    }
    await expect(page.getByRole('heading', { level: 2, name: 'Morning' })).toBeVisible()
    await keys.press('/')
    await expect(written).toHaveCount(products.length)
    expect(keys.count()).toBeLessThanOrEqual(MOST_KEYS)
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
    noteRun(info, { keys: keys.count(), seconds: (Date.now() - startedAt) / 1000 })
    await page.reload()
    await expect(written).toHaveCount(products.length)
  },
)

test('the instruction takes the focus when it opens, and returns it when it closes', {
  tag: '@long',
}, async ({ page, signIn, baseURL }) => {
  await signIn('practitioner')
  await openNewPlan(page, baseURL)
  await page.getByRole('combobox', { name: 'Add a product' }).fill('theanine 200')
  await page
    .getByRole('option', { name: /Theanine 200/ })
    .first()
    .click()
  const instruction = page.getByRole('button', { name: /^Instruction for/ })
  await instruction.focus()
  await page.keyboard.press('Enter')
  // A dose that changes has an amount in each of its phases.
  await expect(page.getByLabel('Amount').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(instruction).toBeFocused()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect(help).toContainText('Close the instruction and find the next product')
  await page.keyboard.press('Escape')
  await expect(instruction).toBeFocused()
})

test('a button keeps the focus while it waits, and hands it to the one that takes its place', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('practitioner')
  await page.goto('/learning-hub')
  await page.locator('summary', { hasText: 'First steps' }).click()
  const mark = page.locator('details li').first().getByRole('button')
  await mark.press('Enter')
  await expect(mark).toHaveAccessibleName(/^Not done yet: /)
  await expect(mark).toBeFocused()
  await mark.press('Enter')
  await expect(mark).toHaveAccessibleName(/^Mark as done: /)

  await page.getByRole('region', { name: 'Upcoming webinars' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Register' }).press('Enter')
  const leave = page.getByRole('button', { name: 'Cancel the registration' })
  await expect(leave).toBeFocused()
  await leave.press('Enter')
  await expect(page.getByRole('button', { name: 'Register' })).toBeFocused()
})

test('printed keys act on what is selected, and a dialog that is cancelled leaves it selected', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/admin/products')
  const selected = page.getByRole('toolbar', { name: '1 selected' })
  const dialog = page.locator('dialog[open]')
  await page.getByRole('row').nth(1).getByRole('checkbox').press('b')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(selected).toBeVisible()
  for (const key of ['b', 'a']) {
    await page.keyboard.press(key)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(selected).toBeVisible()
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toContainText(
    'work on the open record, or on',
  )
})

test('a record takes the focus when it opens, keeps it at the next one and returns it to its row', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('admin')
  // Others that register meanwhile come after these.
  await page.goto('/admin/practitioners?approvalStatus=all')
  await expect(page.getByRole('link', { name: /^All \d+$/ })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const record = page.getByRole('complementary', { name: 'Record' })
  await expect(record).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
  await expect(record).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(record).toHaveCount(0)
  await expect(page.getByRole('row').nth(2).getByRole('rowheader').getByRole('link')).toBeFocused()
})

for (const [account, list, opened] of [
  ['admin', '/admin/practitioners?approvalStatus=all', /\/admin\/practitioners\/[0-9a-f-]{36}/],
  ['admin', '/admin/users', /\/admin\/users\/[0-9a-f-]{36}/],
  ['admin', '/admin/products', /\/admin\/products\/[0-9a-f-]{36}/],
  ['admin', '/admin/outbox', /\/admin\/outbox\/[0-9a-f-]{36}/],
  ['practitioner', '/treatment-plans', /\/recommendations\/[0-9a-f-]{36}\/edit/],
  ['practitioner', '/clients', /\/clients\/[0-9a-f-]{36}/],
  ['client', '/orders', /\/(orders\/[0-9a-f-]{36}|recommendations\/[A-Z0-9]+)/],
] as const)
  test(`a row of ${list} opens by a click beside its link`, { tag: '@long' }, async ({
    page,
    signInOnce,
  }) => {
    await signInOnce(account)
    await page.goto(list)
    const beside = page.getByRole('row').nth(1).getByRole('cell').last()
    // A row that comes meanwhile moves the others down under the pointer.
    await expect(async () => {
      if (!opened.test(page.url())) await beside.click({ position: { x: 3, y: 3 } })
      await expect(page).toHaveURL(opened, { timeout: 3_000 })
    }).toPass()
  })

test('a control in a row, or text that is selected in it, does not open it', { tag: '@long' }, async ({
  page,
  signInOnce,
}) => {
  await signInOnce('practitioner')
  await page.goto('/treatment-plans?sort=name')
  const row = page.getByRole('row').nth(1)
  await expect(page.getByRole('columnheader', { name: 'Plan name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await expect(page.getByRole('button', { name: 'Make a copy' })).toBeVisible()
  await page.keyboard.press('Escape')
  const text = await row.getByRole('cell').first().boundingBox()
  if (!text) throw new Error('the row has no cell')
  await page.mouse.move(text.x + 4, text.y + text.height / 2)
  await page.mouse.down()
  await page.mouse.move(text.x + text.width - 4, text.y + text.height / 2, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()).trim())).toMatch(/^[A-Z0-9]+$/)
  await expect(page).toHaveURL(/\/treatment-plans\?sort=name$/)
})

test('the plan that its practitioner previews has a way back, and nothing to buy', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('practitioner')
  await page.goto('/treatment-plans?name=Sleep+and+recovery')
  await page
    .getByRole('row', { name: /Sleep and recovery/ })
    .first()
    .getByRole('rowheader')
    .getByRole('link')
    .click()
  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByText('This is a preview')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the editor' }).click()
  await expect(page).toHaveURL(/\/edit$/)
  await expect(page.getByRole('link', { name: 'Treatment plans' }).first()).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('at 200 % zoom a table of the administration shows eight rows at once', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await signIn('admin')
  await page.goto('/admin/products')
  await page.getByRole('row').nth(12).scrollIntoViewIfNeeded()
  const seen = await page.getByRole('row').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom, left, width } = row.getBoundingClientRect()
        const at = document.elementFromPoint(left + Math.min(width, 600) / 2, (top + bottom) / 2)
        return at !== null && row.contains(at)
      }).length,
  )
  expect(seen).toBeGreaterThanOrEqual(8)
})
