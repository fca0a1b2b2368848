import { expect, test } from '../fixtures/salvia.ts'
import { makePair, makePlanWith, runOut } from '../fixtures/substitution.ts'

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
  await page.getByRole('checkbox', { name: from.name }).uncheck()
  await add.click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('heading', { name: to.name })).toBeVisible()
  await expect(page.getByRole('heading', { name: from.name })).toBeHidden()
})
