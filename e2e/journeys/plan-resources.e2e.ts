import { openSharedPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { PDF } from '../fixtures/uploads.ts'

test('a practitioner adds a recipe to a plan, and a client with the code saves it once it is shown', {
  tag: '@long',
}, async ({ page, signInOnce, baseURL }) => {
  await signInOnce('practitioner')
  const { id, shareCode } = await openSharedPlan(page, baseURL)
  await page.getByRole('region', { name: 'Add resources' }).locator('input').setInputFiles(PDF)
  const resource = page.getByRole('group', { name: 'permit.pdf' })
  await expect(resource.getByLabel('Show to clients')).not.toBeChecked()
  await resource.getByLabel('Kind').selectOption('Recipe')
  await resource.getByLabel('Show to clients').check()
  await resource.getByLabel('Title').fill('Evening soup')
  await resource.getByLabel('Title').blur()
  const soup = page.getByRole('group', { name: 'Evening soup' })
  await expect(soup.getByLabel('Show to clients')).toBeChecked()
  await expect(soup.getByLabel('Kind')).toHaveValue('Recipe')

  // The plan itself is still saved after writes of its resources.
  await page.getByLabel('Message to the client').fill('Start on Monday.')
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()

  await page.goto(`/recommendations/${shareCode}`)
  await expect(page.getByRole('region', { name: 'Resources' }).getByRole('listitem')).toContainText(
    'Shown to clients',
  )
  await page.goto(`/recommendations/${shareCode}?preview=1`)
  await expect(page.getByRole('region', { name: 'To read with this plan' })).toContainText('Recipe')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Evening soup' }).click()
  expect((await downloading).suggestedFilename()).toBe('Evening soup.pdf')

  // Taken out while the page is open.
  const link = page.getByRole('link', { name: 'Evening soup' })
  const resourceId = (await link.getAttribute('href'))?.split('/').at(-1)
  const removed = await page.request.delete(`/api/recommendations/${id}/resources/${resourceId}`, {
    headers: { origin: String(baseURL) },
  })
  expect(removed.ok()).toBe(true)
  await link.click()
  await expect(page.getByText('This file is no longer part of the plan.')).toBeVisible()
})
