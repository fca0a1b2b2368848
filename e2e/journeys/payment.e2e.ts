import { expect, test } from '../fixtures/salvia.ts'
import { addPlanToCart, goToPayment } from '../fixtures/shopping.ts'

test('a failed payment is told, nothing is lost, and the next attempt places the order', async ({
  page,
  codeOf,
}) => {
  await addPlanToCart(page, await codeOf('practitioner', 'Clear head'))
  await goToPayment(page)
  await page.getByText('See what happens when a payment goes another way').click()
  await page.getByRole('button', { name: 'Let the payment fail' }).click()
  await expect(page).toHaveURL(/\/checkout\?step=payment/i)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page).toHaveURL(/\/test-gateway\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
})

test('a payment that is left alone keeps the cart', async ({ page, codeOf }) => {
  await addPlanToCart(page, await codeOf('practitioner', 'Clear head'))
  await goToPayment(page)
  await page.getByText('See what happens when a payment goes another way').click()
  await page.getByRole('button', { name: 'Go back without paying' }).click()
  await expect(page).toHaveURL(/\/checkout\?step=payment/i)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await expect(page.getByText("Lion's Mane").first()).toBeVisible()
})

test('products of another practitioner ask what to do with the cart', async ({ page, codeOf }) => {
  const sophies = await codeOf('practitioner', 'Clear head')
  const jans = await codeOf('practitioner2', 'Herbst')
  await addPlanToCart(page, sophies)
  await page.goto(`/recommendations/${jans}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'This cart already contains the plan of Sophie van Dijk' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep this cart' }).click()
  await page.goto('/cart')
  await expect(page.getByText('From the plan of Sophie van Dijk')).toBeVisible()
  await page.goto(`/recommendations/${jans}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('button', { name: 'Replace the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText('From the plan of Jan Becker')).toBeVisible()
})
