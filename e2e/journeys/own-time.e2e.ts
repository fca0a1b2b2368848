import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/salvia.ts'
import { callsOf } from '../fixtures/session.ts'

/** The demo's days begin when it was filled; by this zone's clock each is another day than by UTC. */
const isMorning = new Date().getUTCHours() * 60 + new Date().getUTCMinutes() < 10.5 * 60
const timeZone = isMorning ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
test.use({ timezoneId: timeZone })

type Shipment = { deliveredAt: string | null; isDeliveryAssumed: boolean }

/** A delivered order of the demo, and when its last parcel arrived. */
async function findDelivered(): Promise<{ id: string; deliveredAt: string }> {
  const calls = await callsOf('client2')
  const { results } = (await (await calls.get('/api/orders?limit=20')).json()) as {
    results: { id: string }[]
  }
  for (const { id } of results) {
    const order = await (await calls.get(`/api/orders/v2/${id}`)).json()
    const [parcel] = (order as { shipments: Shipment[] }).shipments
    if (parcel?.deliveredAt && !parcel.isDeliveryAssumed) return { id, deliveredAt: parcel.deliveredAt }
  }
  throw new Error('The demo has no delivered order.')
}

const languageOf = async (page: Page): Promise<string> =>
  String(await page.locator('html').getAttribute('lang'))

const written = (at: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options).format(new Date(at))

test('times are written by the reader’s clock, by the server too once it knows it', { tag: '@long' }, async ({
  page,
  signInOnce,
}) => {
  const { id } = await findDelivered()
  await signInOnce('client2')
  await page.goto(`/orders/${id}`)
  const time = page.getByRole('list').locator('time').first()
  const at = String(await time.getAttribute('datetime'))
  const own = written(at, await languageOf(page), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  await expect(time).toHaveText(own)
  const rendered = await (await page.request.get(`/orders/${id}`)).text()
  expect(rendered).toContain(own)
})

test('an order says one day of its delivery, which is the reader’s', { tag: '@long' }, async ({
  page,
  signInOnce,
}) => {
  const { id, deliveredAt } = await findDelivered()
  await signInOnce('client2')
  await page.goto(`/orders/${id}`)
  const style = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const language = await languageOf(page)
  const byUtc = written(deliveredAt, language, { ...style, timeZone: 'UTC' })
  const own = written(deliveredAt, language, { ...style, timeZone })
  expect(own).not.toBe(byUtc)
  const main = page.getByRole('main')
  await expect(main.getByText(own).first()).toBeVisible()
  await expect(main.getByText(byUtc)).toHaveCount(0)
})
