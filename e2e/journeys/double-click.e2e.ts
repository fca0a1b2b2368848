import { openNewPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('the second press of a double click does not meet what the first one brought under the pointer', {
  tag: '@long',
}, async ({ page, signInOnce, baseURL }) => {
  await signInOnce('practitioner')
  await openNewPlan(page, baseURL)
  const items = page.getByRole('article')
  for (const [at, name] of ['theanine 200', 'magnesium', 'zinc'].entries()) {
    await page.getByRole('combobox', { name: 'Add a product' }).fill(name)
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(items).toHaveCount(at + 1)
  }
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .dblclick()
  await expect(items).toHaveCount(2)

  const dialog = page.getByRole('dialog')
  const share = page.getByRole('button', { name: 'Share the plan' }).first()
  await share.dblclick()
  await expect(dialog).toBeVisible()
  // Pressed again outside, as a habit, once it has stood for a while.
  await expect(async () => {
    await page.mouse.click(4, 4)
    await expect(dialog).toBeHidden({ timeout: 500 })
  }).toPass()
})
