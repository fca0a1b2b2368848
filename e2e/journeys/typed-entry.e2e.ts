import { countKeys } from '../fixtures/count-keys.ts'
import { openNewPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'

const MOST_KEYS = 250

const lines = [
  'theanine 0-0-2 w/ food 1mo',
  'zinc 2-0-0 w/ food 3mo',
  'iron 2-0-0 fasted 3mo',
  'coq10 2-0-0 w/ food 6mo',
  'vit d 2-0-0 w/ food 6mo',
  'vit c 2-0-2 w/ food 2mo',
  'b12 2-0-0 fasted 3mo',
  'omega 3 0-2-0 w/ food 3mo',
  'curcumin 2-0-2 w/ food 1mo',
  'selenium 0-2-0 fasted 6mo',
]

test('ten products with amount, time, food and duration are typed with at most 250 keys', {
  tag: '@long',
}, async ({ page, signIn, baseURL }) => {
  await signIn('practitioner')
  await openNewPlan(page, baseURL)
  const keys = countKeys(page)
  const finder = page.getByRole('combobox', { name: 'Add a product' })
  const items = page.getByRole('article')
  for (const [at, line] of lines.entries()) {
    // An empty plan opens with the focus there, and after Enter it stays for the next line.
    await expect(finder).toBeFocused()
    await keys.type(line)
    await keys.press('Enter')
    await expect(items).toHaveCount(at + 1)
    await expect(finder).toHaveValue('')
  }
  expect(keys.count()).toBeLessThanOrEqual(MOST_KEYS)
  const written = page.getByRole('button', {
    name: /^Instruction for .*: 2\b.*(Morning|Afternoon|Evening).*(With food|empty stomach), \d months?$/,
  })
  await expect(written).toHaveCount(lines.length)
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await expect(written).toHaveCount(lines.length)
})

test('what can be read in two ways is asked, and answered by one key; a list is reviewed first', {
  tag: '@long',
}, async ({ page, context, signIn, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('practitioner')
  await openNewPlan(page, baseURL)
  const finder = page.getByRole('combobox', { name: 'Add a product' })
  const items = page.getByRole('article')
  await finder.focus()
  await page.keyboard.type('theanine 200 2 bed')
  await expect(page.getByText('“2” can be read in more than one way.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(items).toHaveCount(0)
  // A digit is printed once it answers.
  await expect(page.locator('kbd', { hasText: /^1$/ })).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: /^Instruction for .*: 2 \w+, Bedtime$/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(items).toHaveCount(0)
  await page.keyboard.press('Control+Shift+Z')
  await expect(items).toHaveCount(1)

  const list =
    '- theanine 200 2 units bed\n- zinc 1-0-0 with food\n- zinc 1-0-0 with food\n- iron 3x1mg bed\n- qwxzvk'
  await page.evaluate((text) => navigator.clipboard.writeText(text), list)
  await finder.focus()
  await page.keyboard.press('Control+v')
  const review = page.getByRole('dialog', { name: 'Add a list' })
  await expect(review).toContainText(
    '1 of 5 lines can be added now. 1 more is added without its dose, which you then write.',
  )
  await expect(review).toContainText('“3x1mg” was not understood')
  await expect(review).toContainText('Already in the plan')
  await expect(review).toContainText('Already further up in this list')
  await expect(review).toContainText('No product found')
  await review.getByRole('button', { name: 'Add 2 products' }).click()
  await expect(items).toHaveCount(3)
  await expect(page.getByText(/^Added without a dose, as it was not understood: .*\(“3x1mg”\)/)).toBeVisible()
  // What could not be added is not lost.
  await expect(review).toContainText('2 products were added. 3 lines could not be added.')
  await expect(review).toContainText('qwxzvk')
  await review.getByRole('button', { name: 'Close' }).last().click()
  await expect(finder).toBeFocused()
})

test('of a product of another strength than the typed one the amount is asked, and another product is offered', {
  tag: '@long',
}, async ({ page, context, signIn, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('practitioner')
  await openNewPlan(page, baseURL)
  const finder = page.getByRole('combobox', { name: 'Add a product' })
  const written = page.getByRole('button', { name: /^Instruction for / })
  await finder.fill('omega-3d lemon 1000 iu 1 softgel morning')
  await expect(page.getByText('1 softgel of this product has 500 IU, not 1,000 IU.')).toBeVisible()
  await finder.press('Enter')
  await expect(written).toHaveCount(0)
  await page.keyboard.press('2')
  await expect(written).toHaveAccessibleName('Instruction for Omega-3D Lemon: 2 softgels, Morning')

  const list = 'theanine\nzinc 15 mg\n1 unit\niron 1 unit'
  await page.evaluate((text) => navigator.clipboard.writeText(text), list)
  await finder.focus()
  await page.keyboard.press('Control+v')
  const review = page.getByRole('dialog', { name: 'Add a list' })
  await expect(review).toContainText('2 of 3 lines can be added now.')
  await review.getByRole('button', { name: 'Put in “theanine”' }).click()
  await expect(review).toContainText('3 of 3 lines can be added now.')
  await expect(review).toContainText(/No dose was written\. It will be: 1 \w+/)
  await review.getByLabel('Product for “iron 1 unit”').selectOption({ index: 1 })
  const chosen = await review.getByLabel('Product for “iron 1 unit”').locator('option:checked').textContent()
  await review.getByRole('button', { name: 'Add 3 products' }).click()
  await expect(written).toHaveCount(4)
  await expect(page.getByRole('button', { name: `Instruction for ${chosen?.split(' · ')[0]}` })).toHaveCount(
    1,
  )
})

test('a line of a list is left out and put in, and a heading names no product', {
  tag: '@long',
}, async ({ page, context, signIn, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('practitioner')
  await openNewPlan(page, baseURL)
  const list =
    'Sleep:\ntheanine 200 2 units bed\nzinc 1 unit\nonce a week\niron 1 unit\nat bedtime\ncoq10 1 unit'
  await page.evaluate((text) => navigator.clipboard.writeText(text), list)
  await page.getByRole('combobox', { name: 'Add a product' }).focus()
  await page.keyboard.press('Control+v')
  const review = page.getByRole('dialog', { name: 'Add a list' })
  await expect(review).toContainText(
    '2 of 5 lines can be added now. 2 more are added without their doses, which you then write.',
  )
  await expect(review.getByRole('listitem').first()).toHaveText('Sleep:Heading, not added')
  await expect(review.getByText('Does “at bedtime” belong to this product?')).toHaveCount(2)
  await review.getByRole('button', { name: 'Leave out “iron 1 unit”' }).click()
  await review.getByRole('button', { name: 'Leave out “coq10 1 unit”' }).click()
  await review.getByRole('button', { name: 'Leave out “at bedtime”' }).click()
  await review.getByRole('button', { name: 'Leave out “zinc 1 unit once a week”' }).click()
  await expect(review).toContainText('1 of 1 lines can be added now.')
  await expect(review.getByRole('button', { name: 'Add 1 product' })).toBeVisible()
  const putIn = review.getByRole('button', { name: 'Put in “zinc 1 unit once a week”' })
  await expect(putIn).toBeFocused()
  await putIn.click()
  await review.getByRole('button', { name: 'Add 2 products' }).click()
  await expect(review).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('an amount that cannot be read is named, and one that is changed to none leaves the amount before', async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn('practitioner')
  await openNewPlan(page, baseURL)
  await page.getByRole('combobox', { name: 'Add a product' }).focus()
  await page.keyboard.type('theanine 200 1.1/2 units bed')
  await expect(page.getByText('“1.1/2 units” was not understood')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Added without a dose.*\(“1.1\/2 units”\)/)).toBeVisible()
  const amount = page.getByRole('article').getByLabel('Amount')
  await expect(amount).toHaveValue('')
  await expect(amount).toBeFocused()
  await page.keyboard.type('1 1/2')
  await expect(amount).toHaveValue('1 1/2')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await amount.fill('0')
  await amount.blur()
  await expect(page.getByText('the amount stays 1.5.')).toBeVisible()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Instruction for .*: 1\.5 \w+$/ })).toBeVisible()
})
