import { changeMeanwhile } from '../fixtures/accounts.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { callsOf, originOf } from '../fixtures/session.ts'

test('a text that another tab has written over says so wherever the eye is', { tag: '@long' }, async ({
  page,
  context,
  signInOnce,
}) => {
  const calls = await callsOf('practitioner')
  const { results } = (await (await calls.get('/api/products?limit=8')).json()) as {
    results: { id: string }[]
  }
  const made = await calls.post('/api/recommendations', {
    headers: { origin: originOf() },
    data: {
      name: 'Two tabs',
      languageCode: 'en',
      recommendationItems: results.map(({ id }) => ({ productId: id })),
    },
  })
  const { id } = (await made.json()) as { id: string }
  await signInOnce('practitioner')
  const other = await context.newPage()
  await page.goto(`/recommendations/${id}/edit`)
  await other.goto(`/recommendations/${id}/edit`)
  await page.getByLabel('Message to the client').fill('Mine')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await other.getByLabel('Message to the client').fill('Theirs')
  await expect(other.getByRole('alert')).toBeInViewport({ ratio: 0.9 })
  await expect(other.getByRole('alert').getByRole('button')).toHaveCount(2)
})

test('a setting and a record that others changed meanwhile say so wherever the eye is', {
  tag: '@long',
}, async ({ page, baseURL, signInOnce }) => {
  await page.setViewportSize({ width: 1440, height: 480 })
  await signInOnce('admin')
  const found = await page.request.get('/api/admin/brands?limit=1')
  const { results } = (await found.json()) as { results: { id: string; name: string }[] }
  const [brand] = results
  const description = `Theirs ${Date.now()}`
  for (const { path, call, field, theirs } of [
    {
      path: '/admin/categories/formulas',
      call: '/api/admin/product-categories/formulas',
      field: 'Sort order',
      theirs: { position: 77 },
    },
    {
      path: `/admin/brands/${brand?.id}`,
      call: `/api/admin/brands/${brand?.id}`,
      field: 'Description',
      theirs: { description },
    },
  ]) {
    await page.goto(path)
    const record = page.getByRole('complementary', { name: 'Open record' })
    const typed = record.getByLabel(field)
    await typed.fill('76')
    await changeMeanwhile(page.request, String(baseURL), call, theirs)
    await record.getByRole('button', { name: 'Save' }).click()
    await expect(record.getByRole('alert')).toContainText('Someone else changed the same field')
    const fields = record.locator('form > div').first()
    await fields.evaluate((body) => body.scrollTo(0, body.scrollHeight))
    await expect(record.getByRole('heading', { level: 2 })).not.toBeInViewport()
    await expect(record.getByRole('alert')).toBeInViewport({ ratio: 0.9 })
    await expect(typed).toHaveValue('76')
  }
})
