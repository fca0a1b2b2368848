import { expect, test } from '../fixtures/salvia.ts'

test('a guest who closes the chat without a connection keeps the page and what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/faqs/all')
  const open = page.getByRole('button', { name: 'Customer service' })
  await open.click()
  const panel = page.getByRole('dialog', { name: 'Customer service' })
  await panel.getByRole('textbox', { name: 'Your message' }).fill('Where is my parcel?')
  await context.setOffline(true)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await context.setOffline(false)
  await open.click()
  await expect(panel.getByRole('textbox', { name: 'Your message' })).toHaveValue('Where is my parcel?')
})
