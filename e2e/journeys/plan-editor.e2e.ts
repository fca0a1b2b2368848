import { openFilledPlan, openNewPlan, openSharedPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('without a mouse: an early Enter adds what was typed, a template is inserted, and undone', async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn('practitioner')
  await openNewPlan(page, baseURL)
  const items = page.getByRole('article')
  await page.getByRole('combobox', { name: 'Add a product' }).focus()
  await page.keyboard.type('theanine 200')
  await page.keyboard.press('Enter')
  await expect(items).toHaveCount(1)
  await expect(items.first()).toContainText('Theanine 200')

  // In the amount a slash is written: 1/2.
  await expect(page.getByLabel('Amount')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('/')
  await page.keyboard.type('winter basics')
  const template = page.getByRole('option', { name: /Winter basics.*Insert/ })
  await expect(template).toBeVisible()
  // Products that arrive meanwhile move the template down.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(template).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 products added from “Winter basics”')).toBeVisible()
  await expect(items).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(items).toHaveCount(1)
})

test('a press on a result before its label has arrived adds it once it has', {
  tag: '@long',
}, async ({ page, signInOnce, baseURL }) => {
  await signInOnce('practitioner')
  await openNewPlan(page, baseURL)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/products/comparison?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('combobox', { name: 'Add a product' }).fill('theanine 200')
  const option = page
    .getByRole('listbox')
    .getByRole('option', { name: /Theanine 200/ })
    .first()
  const productId = (await option.getAttribute('id'))?.slice(-36)
  await option.click()
  await expect(page.getByRole('article')).toHaveCount(0)
  held.resolve()
  await expect(page.locator(`#item-${productId}`)).toBeVisible()
})

test('what does not arrive is said to be unsaved, and saved when the connection is back', {
  tag: '@long',
}, async ({ page, signIn, baseURL }) => {
  await signIn('practitioner')
  await openNewPlan(page, baseURL)
  const writes = /\/api\/recommendations\/[^/]+$/
  await page.route(writes, (route) => route.abort('internetdisconnected'))
  await page.getByLabel('Plan name').fill('Written on the train')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await page.unroute(writes)
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Plan name')).toHaveValue('Written on the train')
})

test('sharing a plan is no conflict with what is written afterwards', async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('practitioner')
  await openFilledPlan(page, baseURL)
  await page.getByRole('button', { name: 'Share the plan' }).click()
  const shared = page.waitForResponse((answer) => answer.url().endsWith('/shared'))
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).last().click()
  expect((await shared).status()).toBe(200)
  await page.keyboard.press('Escape')
  await page.getByLabel('Plan name').fill('Shared, then renamed')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Plan name')).toHaveValue('Shared, then renamed')
})

test('what describes a plan is written once, and read by those it is for alone', async ({
  page,
  browser,
  signIn,
  baseURL,
}) => {
  await signIn('practitioner')
  const { shareCode } = await openSharedPlan(page, baseURL)
  const details = page.getByRole('region', { name: 'Details' })
  await details.getByLabel('Summary').fill('Calmer evenings within two weeks.')
  await details.getByLabel('Evidence').fill('Two small trials of 2021.')
  await details.getByLabel('Internal name').fill('Sleep, second try')
  await details.getByLabel('Language').selectOption('nl')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await expect(details.getByLabel('Evidence')).toHaveValue('Two small trials of 2021.')
  await expect(details.getByLabel('Language')).toHaveValue('nl')

  await page.goto(`/recommendations/${shareCode}`)
  for (const name of ['Summary', 'Evidence']) await expect(page.getByRole('region', { name })).toBeVisible()
  await page.goto('/treatment-plans')
  await expect(page.getByText('Sleep, second try')).toBeVisible()

  const client = await browser.newPage({ baseURL: String(baseURL) })
  await client.goto(`/recommendations/${shareCode}`)
  await expect(client.getByText('Calmer evenings within two weeks.').last()).toBeVisible()
  expect(await client.content()).not.toMatch(/Two small trials|second try/)
  await client.close()
})

test('a field that was left before the script that keeps the focus came is not entered again', {
  tag: '@long',
}, async ({ page, signIn, baseURL }) => {
  await signIn('practitioner')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/keep-focus-*.js', async (route) => {
    await held
    await route.continue()
  })
  await openFilledPlan(page, baseURL)
  const name = page.getByLabel('Plan name')
  await name.fill('Left at once')
  await name.blur()
  const arrived = page.waitForResponse('**/assets/keep-focus-*.js')
  release()
  await (await arrived).finished()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect(name).not.toBeFocused()
})

test('on a phone and at 200 % zoom the plan begins below two lines of its name and one more, and the rest of it comes with the focus', {
  tag: '@long',
}, async ({ page, signIn, baseURL }) => {
  await signIn('practitioner')
  await page.setViewportSize({ width: 390, height: 844 })
  await openFilledPlan(page, baseURL)
  const name = page.getByLabel('Plan name')
  await name.fill(
    'A winter with more sleep, less iron and whatever else there is to say of it '.repeat(2).trim(),
  )
  await name.blur()
  const headOf = async () => {
    const [header, finder] = await Promise.all(
      [page.getByRole('banner'), page.getByRole('combobox', { name: 'Add a product' })].map((part) =>
        part.boundingBox(),
      ),
    )
    return Number(finder?.y) - Number(header?.y) - Number(header?.height)
  }
  for (const [width, height, most] of [
    [390, 844, 130],
    [320, 640, 130],
    [720, 450, 80],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(headOf).toBeLessThan(most)
  }
  const bar = page.locator('[data-bottom-bar]')
  await expect(bar).toHaveCSS('position', 'static')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(bar).toHaveCSS('position', 'fixed')
  const short = await headOf()
  await name.focus()
  expect(await headOf()).toBeGreaterThan(short)
})

test('on a phone a press outside a long name reaches what is pressed: the settings, the menu and an item', {
  tag: '@long',
}, async ({ page, signIn, baseURL }) => {
  await signIn('practitioner')
  await page.setViewportSize({ width: 390, height: 844 })
  await openFilledPlan(page, baseURL)
  const name = page.getByLabel('Plan name')
  await name.fill('A winter with more sleep, less iron and whatever else there is to say of it '.repeat(2))
  const settings = page.getByRole('button', { name: 'Plan settings' })
  const sheet = page.getByRole('dialog', { name: 'Plan settings' })
  // A press of the mouse takes the focus when it begins, and counts where it ends; some press long.
  for (const delay of [0, 1200]) {
    await name.focus()
    await settings.click({ delay })
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
  await name.focus()
  await page.getByRole('button', { name: 'Actions' }).click({ delay: 1200 })
  await page.getByRole('button', { name: 'Versions' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  const item = page.getByRole('article')
  await name.focus()
  await item.getByRole('button', { name: /^Instruction for/ }).click({ delay: 1200 })
  await item.getByRole('button', { name: /^Remove/ }).click()
  await expect(item).toHaveCount(0)
  await name.focus()
  const undo = page.getByRole('button', { name: 'Undo' }).first()
  await undo.click({ delay: 1200 })
  await expect(item).toHaveCount(1)

  // The instruction, which is open again, says what the draft has.
  const amount = item.getByLabel('Amount')
  const before = await amount.inputValue()
  await amount.fill('3')
  await undo.click()
  await expect(amount).toHaveValue(before)
  await page.getByRole('button', { name: 'Redo' }).first().click()
  await expect(amount).toHaveValue('3')

  // A choice and a mark have no undo of the browser's own.
  const duration = item.getByLabel('Duration')
  const lasted = await duration.inputValue()
  await duration.selectOption('6 months')
  await duration.press('Control+z')
  await expect(duration).toHaveValue(lasted)
  await duration.press('Control+y')
  await expect(duration).toHaveValue('For6Month')
  const mark = item.getByRole('checkbox', { name: 'Only for the client' })
  await mark.check()
  await mark.press('Control+z')
  await expect(mark).not.toBeChecked()
})
