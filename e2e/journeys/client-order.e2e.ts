import { expect, test } from '../fixtures/salvia.ts'

// An account has one order for a client at a time.
test.describe('orders of one practitioner for clients', () => {
  test.describe.configure({ mode: 'default' })

  test('a practitioner orders a product for a client from its page, in the practice’s own language', {
    tag: '@long',
  }, async ({ page, signIn }) => {
    await signIn('practitioner2')
    const found = await page.request.get('/api/products?name=Omega-3D%20Lemon&limit=1&countryCode=NL')
    const { results } = (await found.json()) as { results: { id: string }[] }
    // Clicks before the panel's script has loaded are not lost.
    const arrived = Promise.withResolvers<void>()
    await page.route('**/assets/practice-*.js', async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto(`/shop/products/${results[0]?.id}`)
    await expect(page.getByText(/^Lieferung bis \w+, \d/)).toBeVisible()
    await page.getByRole('button', { name: 'Für Klienten bestellen' }).dblclick()
    arrived.resolve()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText('Sie bestellen für eine Klientin')).toBeVisible()
    await expect(page.getByText('Omega-3D Lemon', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Diese Bestellung verwerfen' }).click()
    await expect(page.getByText('Sie bestellen für eine Klientin')).toBeHidden()
  })

  test('details typed for one client are not taken once another tab orders for someone else', {
    tag: '@long',
  }, async ({ page, context, signIn, codeOf }) => {
    await signIn('practitioner2')
    await page.goto(`/recommendations/${await codeOf('practitioner2', 'Herbst')}?mode=client-order`)
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await expect(page).toHaveURL(/\/cart$/)
    const found = await page.request.get('/api/customer?limit=1')
    const { results } = (await found.json()) as { results: { fullName: string; email: string }[] }
    const [{ fullName, email } = { fullName: '', email: '' }] = results
    const whom = { name: 'Für wen von Ihren Klienten ist die Bestellung?' }
    await page.getByRole('combobox', whom).fill(fullName)
    await page.getByRole('option', { name: fullName }).first().click()
    const another = { name: 'Für jemand anderen' }
    await expect(page.getByRole('button', another)).toBeVisible()
    await page.goto('/checkout')
    await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue(email)
    await page.getByLabel('Postleitzahl').fill('2611 GS')
    await page.getByLabel('Hausnummer').fill('5')
    await page.getByLabel('Straße').fill('Markt')
    await page.getByLabel('Ort', { exact: true }).fill('Delft')

    const tab = await context.newPage()
    await tab.goto('/cart')
    await tab.getByRole('button', another).click()
    await tab.getByRole('button', { name: 'Produkte behalten' }).click()
    await expect(tab.getByRole('combobox', whom)).toBeVisible()

    const saved = page.waitForResponse((response) => response.url().endsWith('/customer'))
    await page.getByRole('button', { name: 'Weiter zur Lieferung' }).click()
    expect((await saved).status()).toBe(409)
    await expect(page.getByText('wurde inzwischen eine andere Person gewählt')).toBeVisible()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('combobox', whom)).toBeVisible()
    await page.goto('/checkout')
    await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('')
    await expect(page.getByLabel('Straße')).toHaveValue('')
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Diese Bestellung verwerfen' }).click()
    await expect(page.getByText('Sie bestellen für eine Klientin')).toBeHidden()
  })

  test('nothing is added for one client once another tab orders for someone else, until it is said', {
    tag: '@long',
  }, async ({ page, context, signIn, codeOf }) => {
    await signIn('practitioner2')
    await page.goto(`/recommendations/${await codeOf('practitioner2', 'Herbst')}?mode=client-order`)
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await expect(page).toHaveURL(/\/cart$/)
    const listed = await page.request.get('/api/customer?limit=1')
    const { results: clients } = (await listed.json()) as { results: { fullName: string }[] }
    const name = String(clients[0]?.fullName)
    const found = await page.request.get('/api/products?name=Omega-3D%20Lemon&limit=1&countryCode=NL')
    const { results } = (await found.json()) as { results: { id: string }[] }

    const tab = await context.newPage()
    await tab.goto(`/shop/products/${results[0]?.id}`)
    const unchosen = tab.getByText('Kommt in Ihre Bestellung für eine Klientin').first()
    await expect(unchosen).toBeVisible()
    const whom = page.getByRole('combobox', { name: 'Für wen von Ihren Klienten ist die Bestellung?' })
    await whom.fill(name)
    await page.getByRole('option', { name }).first().click()
    await expect(page.getByRole('button', { name: 'Für jemand anderen' })).toBeVisible()
    await tab.reload()
    await expect(tab.getByText(`Für ${name}`).first()).toBeVisible()
    await page.getByRole('button', { name: 'Für jemand anderen' }).click()
    await page.getByRole('button', { name: 'Produkte behalten' }).click()
    await expect(whom).toBeVisible()

    const add = tab.getByRole('button', { name: 'In den Warenkorb' }).first()
    const refused = tab.waitForResponse((response) => response.request().method() === 'PUT')
    await add.click()
    expect((await refused).status()).toBe(409)
    await expect(tab.getByText('wurde inzwischen eine andere Person gewählt')).toBeVisible()
    await expect(unchosen).toBeVisible()
    await page.reload()
    await expect(whom).toBeVisible()
    await expect(page.getByText('Omega-3D Lemon', { exact: true })).toBeHidden()
    await add.click()
    await expect(tab.getByText('Omega-3D Lemon wurde in den Warenkorb gelegt')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Omega-3D Lemon', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Diese Bestellung verwerfen' }).click()
    await expect(page.getByText('Sie bestellen für eine Klientin')).toBeHidden()
  })

  test('a tab that still shows a discarded order for a client is told that it was discarded, not ordered', {
    tag: '@long',
  }, async ({ page, context, signIn }) => {
    await signIn('practitioner2')
    const found = await page.request.get('/api/products?name=Omega-3D%20Lemon&limit=1&countryCode=NL')
    const { results } = (await found.json()) as { results: { id: string }[] }
    await page.goto(`/shop/products/${results[0]?.id}`)
    await page.getByRole('button', { name: 'Für Klienten bestellen' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    const [shelf, checkout] = [await context.newPage(), await context.newPage()]
    await shelf.goto(`/shop/products/${results[0]?.id}`)
    await expect(shelf.getByText('Kommt in Ihre Bestellung für eine Klientin').first()).toBeVisible()
    await checkout.goto('/checkout')
    await checkout.getByRole('textbox', { name: 'E-Mail' }).fill('typed@salvia.example')
    await checkout.getByLabel('Vorname').fill('Mila')
    await checkout.getByLabel('Nachname').fill('Smit')
    await checkout.getByLabel('Postleitzahl').fill('2611 GS')
    await checkout.getByLabel('Hausnummer').fill('5')
    await checkout.getByLabel('Straße').fill('Markt')
    await checkout.getByLabel('Ort', { exact: true }).fill('Delft')

    await page.getByRole('button', { name: 'Diese Bestellung verwerfen' }).click()
    await expect(page.getByText('Sie bestellen für eine Klientin')).toBeHidden()
    const discarded = 'Die Bestellung für Ihre Klientin oder Ihren Klienten wurde inzwischen verworfen'
    await shelf.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await expect(shelf.getByText(discarded)).toBeVisible()
    await expect(shelf.getByText('Kommt in Ihre Bestellung für eine Klientin')).toHaveCount(0)
    await checkout.getByRole('button', { name: 'Weiter zur Lieferung' }).click()
    await expect(checkout.getByText(discarded)).toBeVisible()
    await expect(checkout).toHaveURL(/\/cart$/)
  })
})
