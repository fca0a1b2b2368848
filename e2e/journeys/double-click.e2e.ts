import { openFilledPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('the second press of a double click does not meet what the first one brought under the pointer', {
  tag: '@long',
}, async ({ page, signInOnce, baseURL }) => {
  await signInOnce('practitioner')
  await openFilledPlan(page, baseURL, 3)
  const items = page.getByRole('article')
  await expect(items).toHaveCount(3)
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
