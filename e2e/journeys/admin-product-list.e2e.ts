import { expect, test } from '../fixtures/salvia.ts'

test('an admin sees in whose plans a product stands before taking it out of use', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const shared = await page.request.get('/api/recommendations?name=Sleep%20and%20recovery')
  const { results } = (await shared.json()) as { results: { id: string }[] }
  const plan = await page.request.get(`/api/recommendations/${results[0]?.id}`)
  const { recommendationItems } = (await plan.json()) as { recommendationItems: { productId: string }[] }
  await page.goto(`/admin/products/${recommendationItems[0]?.productId}`)
  const plans = page.getByRole('region', { name: 'In treatment plans' })
  await expect(plans.getByRole('listitem').filter({ hasText: 'Sleep and recovery' })).toContainText(
    /Plan for clients · Sophie van Dijk · \d+ clients? · \d+ orders?/,
  )
  await plans.getByRole('link', { name: 'Sophie van Dijk' }).first().click()
  await expect(page.getByRole('heading', { name: 'Sophie van Dijk' })).toBeVisible()
})

test('the list finds, filters and makes products', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/admin/products?sort=-name&offset=90000')
  await expect(page).toHaveURL(/\/admin\/products\?sort=-name&offset=500$/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goto('/admin/products')
  await page.getByRole('searchbox').fill('32196')
  await expect(page.getByText('number “32196”')).toBeVisible()
  await page.getByRole('searchbox').fill('THO-321969')
  await expect(page.getByText('number “THO-321969”')).toBeVisible()
  await expect(page).toHaveURL(/query=THO-321969/)
  await page.getByRole('button', { name: 'New product' }).click()
  const dialog = page.getByRole('dialog', { name: 'New product' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText(/” is missing\.$/)).toHaveCount(5)
  const name = `Journey ${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('SKU').fill(name.replace(' ', '-'))
  await dialog.getByLabel('Brand').selectOption({ index: 1 })
  await dialog.getByLabel('Format').selectOption({ index: 1 })
  await dialog.getByLabel('Net price in EUR').fill('12')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible()
})

test('the name of a product stays in sight beside its sections', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const { results } = (await (await page.request.get('/api/products?query=zinc&limit=1')).json()) as {
    results: { id: string; name: string }[]
  }
  await page.goto(`/admin/products/${results[0]?.id}#history`)
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByText(String(results[0]?.name), { exact: true })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
})

test('a list is put in order on a phone too, where its columns have no titles', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/products')
  await page.getByLabel('Sort by').selectOption('Name, descending')
  await expect(page).toHaveURL(/sort=-name/)
  const answer = await page.request.get('/api/admin/products?sort=-name&limit=1')
  const { results } = (await answer.json()) as { results: { name: string }[] }
  await expect(page.getByRole('row').nth(1)).toContainText(String(results[0]?.name))
})
