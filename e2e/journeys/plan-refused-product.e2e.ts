import { expect, test } from '../fixtures/salvia.ts'
import { keepInStock, makePair, makePlanWith, runOut, setServings } from '../fixtures/substitution.ts'

test('a product of a plan that ran out meanwhile is named, and the others are ordered without it', {
  tag: '@long',
}, async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 6)
  const { from, to } = await makePair(mark)
  const plan = await makePlanWith(from, `Refused ${mark}`, to)
  await page.goto(`/recommendations/${plan.shareCode}`)
  const add = page.getByRole('button', { name: 'Add to cart' }).first()
  await expect(add).toBeEnabled()
  await runOut(from)
  await add.click()
  await expect(
    page.getByText(
      `${from.name}: This product is not available at the moment. Nothing was added. Leave this product out to order the others.`,
    ),
  ).toBeVisible()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: from.name }) })
  await expect(row.getByText('Out of stock', { exact: true })).toBeVisible()
  await expect(row.getByRole('checkbox')).not.toBeChecked()
  // Its brand is all that is known of it.
  await expect(row.getByText(/·$/)).toHaveCount(0)
  await add.click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('heading', { name: to.name })).toBeVisible()
  await expect(page.getByRole('heading', { name: from.name })).toBeHidden()
})

test('a product of a plan of which too little is left says so where it said that it is in stock', {
  tag: '@long',
}, async ({ page }) => {
  const { from, to } = await makePair(crypto.randomUUID().slice(0, 6))
  await setServings(from, 30)
  const plan = await makePlanWith(from, 'Too little', to)
  await page.goto(`/recommendations/${plan.shareCode}`)
  const add = page.getByRole('button', { name: 'Add to cart' }).first()
  await expect(add).toBeEnabled()
  await keepInStock(from, 1)
  await add.click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: from.name }) })
  await expect(row.getByText('There is not enough of this product in stock', { exact: true })).toBeVisible()
  await expect(row.getByText('In stock', { exact: true })).toBeHidden()
  await row.getByRole('checkbox').uncheck()
  await add.click()
  await expect(page).toHaveURL(/\/cart$/)
})
