import { expect, test } from '../fixtures/salvia.ts'
import { callsOf } from '../fixtures/session.ts'

test.use({ timezoneId: 'Asia/Tokyo' })

test('times are written by the reader’s clock, by the server too once it knows it', async ({
  page,
  signInOnce,
}) => {
  const orders = await (await callsOf('client')).get('/api/orders?limit=1')
  const [order] = ((await orders.json()) as { results: { id: string }[] }).results
  await signInOnce('client')
  await page.goto(`/orders/${order?.id}`)
  const time = page.getByRole('list').locator('time').first()
  const at = String(await time.getAttribute('datetime'))
  const language = String(await page.locator('html').getAttribute('lang'))
  const inTokyo = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Tokyo',
  }).format(new Date(at))
  await expect(time).toHaveText(inTokyo)
  const rendered = await (await page.request.get(`/orders/${order?.id}`)).text()
  expect(rendered).toContain(inTokyo)
})
