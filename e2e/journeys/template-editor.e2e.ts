import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/salvia.ts'

/** A template of this test's own, with one product. */
async function makeTemplate(page: Page, origin: string | undefined) {
  const listed = await page.request.get('/api/products?limit=1&stockStatusId=InStock&query=magnesium')
  const { results } = (await listed.json()) as { results: { id: string; name: string }[] }
  const answer = await page.request.post('/api/recommendations', {
    headers: { origin: String(origin) },
    data: {
      name: 'A template of its own',
      isTemplate: true,
      languageCode: 'en',
      recommendationItems: [{ productId: results[0]?.id, intakeAmount: 1, intakeTime: ['Evening'] }],
    },
  })
  expect(answer.status()).toBe(201)
  return {
    ...((await answer.json()) as { id: string; shareCode: string }),
    product: String(results[0]?.name),
  }
}

test('a template says that it is one, is not shared with clients, and is used for one with what was just written', {
  tag: '@long',
}, async ({ page, signInOnce, baseURL }) => {
  await signInOnce('practitioner')
  const template = await makeTemplate(page, baseURL)
  await page.goto(`/recommendations/${template.id}/edit`)
  await expect(page.getByText('Your template. Only you and our team see it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Preview' })).toHaveAttribute(
    'href',
    new RegExp(`/treatment-plans/templates/${template.id}$`),
  )
  await page.getByLabel('Message to the client').fill('Written a moment ago')
  await page.getByRole('button', { name: 'Use for a client' }).first().click()
  await expect(page).not.toHaveURL(new RegExp(template.id))
  await expect(page.getByRole('button', { name: 'Share the plan' }).first()).toBeVisible()
  await expect(page.getByLabel('Message to the client')).toHaveValue('Written a moment ago')
  const copyId = new URL(page.url()).pathname.split('/')[2]

  await page.goto(`/treatment-plans/templates/${template.id}`)
  const check = page.getByRole('complementary', { name: 'Plan at a glance' })
  await expect(check.getByRole('heading', { name: 'Cost' })).toBeVisible()
  await expect(check.getByRole('row', { name: new RegExp(template.product) })).toBeVisible()
  await expect(check.getByRole('heading', { name: 'Nutrients per day' })).toBeVisible()

  await page.goto('/treatment-plans/templates?name=A+template+of+its+own')
  await page.getByRole('button', { name: 'Actions for A template of its own' }).click()
  await page.getByRole('button', { name: 'Use for a client' }).click()
  await expect(page.getByRole('button', { name: 'Share the plan' }).first()).toBeVisible()
  for (const id of [copyId, new URL(page.url()).pathname.split('/')[2], template.id])
    await page.request.delete(`/api/recommendations/${id}`, { headers: { origin: String(baseURL) } })
})
