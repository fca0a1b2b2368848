import { joinConfirmed, newAddress } from '../fixtures/join.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('a client who saved a plan puts what it needs into the cart', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
  signInOnce,
}) => {
  await signInOnce('practitioner')
  const listed = await page.request.get('/api/recommendations?name=Sleep and recovery&mode=Recommendations')
  const { results } = (await listed.json()) as { results: { shareCode: string }[] }
  const path = `/recommendations/${results[0]?.shareCode}?refill=1`
  const context = await browser.newContext({ baseURL: String(baseURL) })
  const client = await context.newPage()
  await client.goto(path)
  await expect(client.getByRole('link', { name: 'Sign in to see what to reorder' })).toBeVisible()
  await joinConfirmed(client, 'client', newAddress('refill'))
  await client.goto(path)
  await client.getByRole('region', { name: 'Keep this plan' }).getByRole('button', { name: 'Save' }).click()
  await expect(
    client.getByText('The plan is saved. You find it beside your orders, under My plans.'),
  ).toBeVisible()
  await client.reload()
  const refill = client.getByRole('region', { name: 'Refill your plan' })
  await expect(refill).toContainText('With these packs every product lasts at least until')
  await refill.getByRole('button', { name: 'Put the refill in the cart' }).click()
  await expect(client).toHaveURL(/\/cart$/)
  await expect(client.getByRole('main')).toContainText('Magnesium')
  await context.close()
})
