import type { Page } from '@playwright/test'
import { joinConfirmed, newAddress } from '../fixtures/join.ts'
import { expect, test } from '../fixtures/salvia.ts'

/** Makes the page add up what moves without its reader having done anything. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted)

test('nothing on a plan moves when its reader is offered to keep it', { tag: '@long' }, async ({
  browser,
  baseURL,
  codeOf,
}) => {
  const code = await codeOf('practitioner', 'Sleep and recovery')
  const context = await browser.newContext({
    baseURL: String(baseURL),
    viewport: { width: 390, height: 844 },
  })
  const client = await context.newPage()
  await joinConfirmed(client, 'client', newAddress('still'))
  await countShifts(client)
  await client.goto(`/recommendations/${code}`)
  const offer = client.getByRole('region', { name: 'Keep this plan' })
  await expect(offer.getByRole('button', { name: 'Save' })).toBeAttached()
  expect(await shiftsOf(client)).toBeCloseTo(0, 2)
  // It is below everything that was there before.
  const total = await client.getByRole('heading', { name: 'Your selection' }).boundingBox()
  const kept = await offer.boundingBox()
  expect(kept && total && kept.y > total.y).toBe(true)

  // Parts above that are not live yet when its reader goes to the offer.
  const gone = Promise.withResolvers<void>()
  await client.route(/\/(your-day|choice-summary|plan-resources)-[^/]*\.js$/, async (route) => {
    await gone.promise
    await route.continue()
  })
  await client.goto(`/recommendations/${code}?refill=1`)
  await expect(offer.getByRole('button', { name: 'Save' })).toBeAttached()
  expect(await shiftsOf(client)).toBeCloseTo(0, 2)
  await client.getByRole('link', { name: 'Refill your plan' }).click()
  await expect(offer).toBeInViewport()
  gone.resolve()
  await expect(client.locator('[data-deferred]')).toHaveCount(0)
  await expect(offer).toBeInViewport()
  await context.close()
})
