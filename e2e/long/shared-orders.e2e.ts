import { joinConfirmed, newAddress } from '../fixtures/join.ts'
import { openSharedPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { addPlanToCart, goToPayment, openGuest } from '../fixtures/shopping.ts'

type Followers = { results: { clientId: string; client: { email: string } }[] }

test('a client joins a plan by saying so, not by opening it, and its practitioner then sees the order', {
  tag: '@long',
}, async ({ page, browser, baseURL, signInOnce }) => {
  const email = newAddress('nora')
  await signInOnce('practitioner')
  const plan = await openSharedPlan(page, baseURL)
  const followers = async () => {
    const answer = await page.request.get(`/api/recommendations/clients?recommendationId=${plan.id}`)
    return ((await answer.json()) as Followers).results
  }

  const context = await openGuest(browser, baseURL)
  const client = await context.newPage()
  await joinConfirmed(client, 'client', email)
  await client.goto(`/recommendations/${plan.shareCode}`)
  const offer = client.getByRole('region', { name: 'Keep this plan' })
  await expect(offer.getByRole('button')).toHaveText('Save')
  expect(await followers()).toEqual([])
  await offer.getByRole('checkbox', { name: 'Share my orders of this plan with Sophie' }).check()
  await offer.getByRole('button', { name: 'Save, and share my orders of this plan with Sophie' }).click()
  await expect(
    client.getByText('The plan is saved. You find it beside your orders, under My plans.'),
  ).toBeVisible()
  const [joined, ...others] = await followers()
  expect(others).toEqual([])
  expect(joined?.client.email).toBe(email)

  await addPlanToCart(client, plan.shareCode)
  await goToPayment(client, email)
  await client.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(client.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await context.close()

  const row = page.getByRole('region', { name: 'Clients' }).getByRole('listitem')
  // A job notes the order in the plan's journey, which the page reads when it is opened.
  await expect(async () => {
    await page.goto(`/recommendations/${plan.shareCode}`)
    await expect(row).toContainText('Ordered', { timeout: 1000 })
  }).toPass()
  await expect(row).toContainText('Nora Bakker')
  await page.goto(`/clients/${joined?.clientId}`)
  const orders = page.getByRole('region', { name: 'Orders', exact: true })
  await orders.getByRole('listitem').getByRole('link').click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  await expect(page.getByRole('main')).toContainText(plan.product)
})
