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

test('a chat that was asked for without a connection does not open by itself once there is one', async ({
  page,
  context,
}) => {
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/chat-service-')) opened.push(request.url())
  })
  await page.goto('/faqs/all')
  await page.waitForFunction(() => 'isLive' in window)
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  const open = page.getByRole('button', { name: 'Customer service' })
  const panel = page.getByRole('dialog', { name: 'Customer service' })
  // By itself: the pointer on its way there would be what the footer waits for.
  await open.dispatchEvent('click')
  await context.setOffline(false)
  await expect(page.locator('[data-deferred]')).toHaveCount(0)
  // What the footer asks for as soon as it is live is asked for before this is answered.
  await page.evaluate(() => fetch('/health/ready'))
  expect(opened).toEqual([])
  await open.click()
  await expect(panel).toBeVisible()
  expect(opened).toHaveLength(1)
})
