import { expect, test } from '../fixtures/salvia.ts'
import { openSession } from '../fixtures/session.ts'
import { addPlanToCart, openGuest } from '../fixtures/shopping.ts'

test('a change refused for its practitioner holds the queue until somebody answers', {
  tag: '@long',
}, async ({ page, codeOf }) => {
  await addPlanToCart(page, await codeOf('practitioner', 'Clear head'))
  await page.goto(`/recommendations/${await codeOf('practitioner2', 'Herbst')}`)
  const sent: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route('**/api/cart/**', async (route) => {
    const method = route.request().method()
    if (method !== 'GET') sent.push(method)
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.getByRole('button', { name: "More: Quantity of Lion's Mane" }).click()
  held.resolve()
  const dialog = page.getByRole('dialog', { name: 'This cart already contains Sophie van Dijk’s plan' })
  await expect(dialog).toBeVisible()
  expect(sent).toEqual(['PUT'])
  await dialog.getByRole('button', { name: 'Keep this cart' }).click()
  await expect(page.getByRole('group', { name: "Quantity of Lion's Mane" }).getByRole('status')).toHaveText(
    '2',
  )
  await expect.poll(() => sent).toEqual(['PUT', 'PUT'])
})

test('a cart that was set aside at the login is offered, also beside an empty one', { tag: '@long' }, async ({
  browser,
  baseURL,
  codeOf,
}) => {
  const first = await openGuest(browser, baseURL)
  const known = await first.newPage()
  await openSession(first.request, 'client5')
  await addPlanToCart(known, await codeOf('practitioner', 'Clear head'))
  await first.close()

  const second = await openGuest(browser, baseURL)
  const page = await second.newPage()
  await addPlanToCart(page, await codeOf('practitioner2', 'Herbst'))
  await page.goto('/auth/login?next=%2Fcart')
  await page.getByLabel('E-mail or phone').fill('client5@salvia.example')
  await page.getByLabel('Password', { exact: true }).fill('salvia-demo')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  const offer = page.getByText('We saved your cart with Sophie van Dijk’s plan')
  await expect(offer).toBeVisible()
  const products = page.getByRole('button', { name: /^Remove / })
  for (let left = await products.count(); left > 0; left--) {
    await products.first().click()
    await expect(products).toHaveCount(left - 1)
  }
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Switch to that cart' }).click()
  await expect(page.getByText('From Sophie van Dijk’s plan')).toBeVisible()
  await second.close()
})

test('prices are those of the country that the cart goes to, where another one was chosen', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const opened = await page.request.post('/api/cart', { data: { countryCode: 'SE' } })
  const { cart } = (await opened.json()) as { cart: { id: string } }
  const url = String(baseURL)
  await page.context().addCookies([
    { name: 'salvia_cart', value: cart.id, url },
    { name: 'salvia_country', value: 'NL', url },
  ])
  await page.goto('/shop')
  await expect(page.getByText('for delivery to Sweden')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('SEK')
  await expect(page.getByRole('main')).not.toContainText('€')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'salvia_country')?.value).toBe('SE')
})

test('a practitioner orders a plan for a client, and keeps the own cart', async ({
  page,
  signIn,
  codeOf,
}) => {
  await signIn('practitioner')
  const code = await codeOf('practitioner', 'Sleep and recovery')
  await page.goto(`/recommendations/${code}?mode=client-order`)
  await expect(page.getByText('You are ordering for a client')).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText('You are ordering for a client')).toBeVisible()
  const answer = await page.request.get(
    `/api/cart/${(await page.context().cookies()).find(({ name }) => name === 'salvia_cart')?.value}`,
  )
  const { cart } = (await answer.json()) as { cart: Record<string, unknown> }
  const lines = cart.lines as { product: { id: string } }[]
  expect(cart).toMatchObject({ isCustomClientOrder: true, overrideDiscountPercentage: null })

  // For whom it is decides whose order it counts as.
  const found = await page.request.get('/api/customer?limit=1')
  const { results } = (await found.json()) as { results: { id: string; fullName: string; email: string }[] }
  const [{ id, fullName, email } = { id: '', fullName: '', email: '' }] = results
  const whom = page.getByRole('combobox', { name: 'Which of your clients is it for?' })
  await whom.fill(fullName)
  await page.getByRole('option', { name: fullName }).first().click()
  await expect(page.getByText(`For ${fullName}`)).toBeVisible()
  await expect(whom).toBeHidden()
  const chosen = await page.request.get(`/api/cart/${String(cart.id)}`)
  expect(await chosen.json()).toMatchObject({ cart: { shippingCustomer: { id } } })
  // What the practice knows of the client need not be typed; where the client lives it does not know.
  await page.goto('/checkout')
  await expect(page.getByText(`For ${fullName}`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  const [first, last] = [page.getByLabel('First name'), page.getByLabel('Last name')]
  expect(`${await first.inputValue()} ${await last.inputValue()}`).toBe(fullName)
  await expect(page.getByLabel('Street')).toHaveValue('')
  await page.goto('/cart')
  // What is added now goes into this order: its pages say so before.
  await page.goto(`/recommendations/${code}?mode=client-order`)
  const selection = page.getByRole('complementary', { name: 'Your selection' })
  await expect(selection.getByText(`For ${fullName}`)).toBeVisible()
  await page.goto(`/shop/products/${lines[0]?.product.id}`)
  await expect(page.getByText(`For ${fullName}`).first()).toBeVisible()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'For someone else' }).click()
  const question = page.getByRole('dialog', { name: 'Should the products stay in the order?' })
  await expect(question.getByText(`They were chosen for ${fullName}.`)).toBeVisible()
  await question.getByRole('button', { name: 'Empty the order' }).click()
  await expect(whom).toBeVisible()
  const emptied = await page.request.get(`/api/cart/${String(cart.id)}`)
  expect(await emptied.json()).toMatchObject({ cart: { lines: [], shippingCustomer: null } })
  await page.getByRole('button', { name: 'Discard this order' }).click()
  await expect(page.getByText('You are ordering for a client')).toBeHidden()
})

test('a cart refuses in the language of its reader', { tag: '@long' }, async ({ page }) => {
  const limited = await page.request.get(
    '/api/products?stockStatusId=LimitedAvailability&limit=2&sort=-name&countryCode=NL',
  )
  const { results } = (await limited.json()) as { results: { id: string }[] }
  await page.goto(`/de/shop/products/${results[0]?.id}`)
  await page.route('**/api/cart', async (route) => {
    const body = route.request().postDataJSON() as { lines: object[] }
    await route.continue({
      postData: { ...body, lines: body.lines.map((line) => ({ ...line, quantity: 99 })) },
    })
  })
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page.getByText('Von diesem Produkt ist nicht genug auf Lager')).toBeVisible()
})
