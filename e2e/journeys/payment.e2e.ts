import { expect, test } from '../fixtures/salvia.ts'
import { addPlanToCart, goToPayment, openGuest } from '../fixtures/shopping.ts'

test('a failed payment is told, nothing is lost, and the next attempt places the order', async ({
  page,
  codeOf,
}) => {
  await addPlanToCart(page, await codeOf('practitioner', 'Clear head'))
  await goToPayment(page)
  await page.getByText('See what happens when a payment goes another way').click()
  await page.getByRole('button', { name: 'Let the payment fail' }).click()
  await expect(page).toHaveURL(/\/checkout\?step=payment/i)
  await expect(page.getByRole('alert')).toContainText(
    'Your payment did not go throughNo money was taken and your order is kept. Try again, or choose another way',
  )
  await page.getByRole('button', { name: /^Order and pay / }).click()
  await expect(page).toHaveURL(/\/test-gateway\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
})

test('a tab that is behind says that the order is paid, and a step before it that the cart was ordered', {
  tag: '@long',
}, async ({ page, context, codeOf }) => {
  await addPlanToCart(page, await codeOf('practitioner', 'Clear head'))
  await goToPayment(page)
  const [details, payment, reloaded] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ]
  await details.goto('/checkout')
  for (const tab of [payment, reloaded]) {
    // The button can be pressed before the page has its scripts: it is the answer that makes the tab know the order.
    const finalized = tab.waitForResponse((response) => response.url().endsWith('/finalize'))
    await tab.goto('/checkout?step=payment')
    await finalized
    await expect(tab.getByRole('button', { name: /^Order and pay / })).toBeEnabled()
  }
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()

  await payment.getByRole('button', { name: /^Order and pay / }).click()
  await expect(payment).toHaveURL(
    new RegExp(`/order-placed${new URL(page.url()).search.replace('?', '\\?')}`),
  )
  await expect(payment.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await details.getByRole('button', { name: 'Continue to delivery' }).click()
  await expect(details.getByText('This cart has become an order and is closed.')).toBeVisible()
  await expect(details).toHaveURL(/\/cart$/)

  await reloaded.reload()
  await expect(reloaded).toHaveURL(/\/cart$/)
  await expect(reloaded.getByRole('alert')).toContainText('This order is paid')
  await reloaded.getByRole('link', { name: 'See the order' }).click()
  await expect(reloaded.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
})

test('a payment that is left alone keeps the cart', { tag: '@long' }, async ({ page, codeOf }) => {
  await addPlanToCart(page, await codeOf('practitioner', 'Clear head'))
  await goToPayment(page)
  await page.getByText('See what happens when a payment goes another way').click()
  await page.getByRole('button', { name: 'Go back without paying' }).click()
  await expect(page).toHaveURL(/\/checkout\?step=payment/i)
  await expect(page.getByRole('alert')).toContainText('The payment was not finished')
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await expect(page.getByText("Lion's Mane").first()).toBeVisible()
})

test('a payment that is late is waited for, and can be made again when it fails after all', {
  tag: '@long',
}, async ({ page, codeOf }) => {
  await addPlanToCart(page, await codeOf('practitioner', 'Clear head'))
  await goToPayment(page)
  const gateway = page.url()
  await page.getByText('See what happens when a payment goes another way').click()
  await page.getByRole('button', { name: 'Pay by a slow bank transfer' }).click()
  await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible()
  const placed = page.url()
  await page.goto(gateway)
  await page.getByRole('button', { name: 'Let the bank refuse' }).click()
  await page.goto(placed)
  await expect(page.getByRole('heading', { name: 'Your payment did not go through' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled()
})

test('products of another practitioner ask what to do with the cart', { tag: '@long' }, async ({
  page,
  codeOf,
}) => {
  const sophies = await codeOf('practitioner', 'Clear head')
  const jans = await codeOf('practitioner2', 'Herbst')
  await addPlanToCart(page, sophies)
  await page.goto(`/recommendations/${jans}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'This cart already contains Sophie van Dijk’s plan' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep this cart' }).click()
  await page.goto('/cart')
  await expect(page.getByText('From Sophie van Dijk’s plan')).toBeVisible()
  await page.goto(`/recommendations/${jans}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('button', { name: 'Replace the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText('From Jan Becker’s plan')).toBeVisible()
})

test('a practitioner reads until when a client can pay by the link, and a new link ends the one before', {
  tag: '@long',
}, async ({ page, browser, baseURL, signIn, codeOf }) => {
  await signIn('practitioner')
  const code = await codeOf('practitioner', 'Clear head')
  await page.goto(`/recommendations/${code}?mode=client-order`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page).toHaveURL(/\/cart$/)
  await goToPayment(page)
  await page.goto('/checkout?step=payment')
  const opened = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/payment'))
  await page.getByRole('button', { name: 'Get a payment link for the client' }).click()
  expect((await opened).status()).toBe(200)
  const link = page.getByLabel(/^Send this link to your client\. It can be paid until \d+ \w+, \d\d:\d\d\.$/)
  const first = await link.inputValue()
  await expect(page.getByText('a new link ends the earlier one', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Make a new payment link' }).click()
  await expect(link).not.toHaveValue(first)

  const guest = await openGuest(browser, baseURL)
  const client = await guest.newPage()
  // The gateway is told to end the earlier link after the answer.
  const back = client.getByRole('link', { name: 'Back to the shop' })
  await expect(async () => {
    await client.goto(first)
    await expect(back).toBeVisible({ timeout: 1000 })
  }).toPass()
  await back.click()
  await expect(client.getByRole('heading', { name: 'This payment link has ended' })).toBeVisible()
  await expect(client.getByText('Ask Sophie van Dijk for a new one.')).toBeVisible()
  await client.goto(await link.inputValue())
  await client.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(client.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await guest.close()
})
