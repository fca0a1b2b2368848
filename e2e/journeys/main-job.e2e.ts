import { openNewPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { addPlanToCart, goToPayment, openGuest } from '../fixtures/shopping.ts'

test('a practitioner writes a plan, a guest orders it by its code, and the commission is in the wallet', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('practitioner')
  const name = `Calm evenings ${Date.now()}`

  await openNewPlan(page, baseURL)
  await page.getByLabel('Plan name').fill(name)
  for (const [index, product] of ['Theanine 200', 'Magnesium Bisglycinate'].entries()) {
    await page.getByRole('combobox', { name: 'Add a product' }).fill(product)
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(product)
    await page.getByRole('combobox', { name: 'Add a product' }).press('Enter')
    await expect(page.getByRole('article')).toHaveCount(index + 1)
  }
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByLabel('Plan name')).toHaveValue(name)
  const findPlan = async () => {
    const answer = await page.request.get(`/api/recommendations?name=${encodeURIComponent(name)}`)
    const { results } = (await answer.json()) as { results: { shareCode: string; itemsCount: number }[] }
    return results[0]
  }
  await expect.poll(async () => (await findPlan())?.itemsCount).toBe(2)
  const shareCode = String((await findPlan())?.shareCode)

  const guest = await openGuest(browser, baseURL)
  const shop = await guest.newPage()
  await addPlanToCart(shop, shareCode)
  await goToPayment(shop)
  await shop.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(shop.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  const number = (await shop.getByText(/Your order number is/).textContent())?.match(/S-\d{4}-\d{6}/)?.[0]
  expect(number).toBeTruthy()
  await guest.close()

  await page.goto('/wallet')
  await page.getByText(/orders? with pending commission/).click()
  const pending = page.getByRole('region', { name: 'Orders with pending commission' })
  await expect(pending.getByRole('link', { name: String(number) })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(String(number)) }).first()).toContainText(name)
})
