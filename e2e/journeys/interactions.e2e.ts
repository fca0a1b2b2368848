import type { Page } from '@playwright/test'
import { openNewPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'

const section = (page: Page) =>
  page.getByRole('complementary').getByRole('region', { name: 'Interactions and spacing' })

test('magnesium too close to a medicine is said with its source, moved by one button, and taken back', {
  tag: '@long',
}, async ({ page, signIn, baseURL }) => {
  await signIn('practitioner')
  await openNewPlan(page, baseURL)
  await page.getByRole('combobox', { name: 'Add a product' }).focus()
  await page.keyboard.type('magnesium citrate')
  await expect(page.getByRole('option', { name: /magnesium/i }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  const item = page.getByRole('article').first()
  await item.getByRole('button', { name: 'Morning' }).click()
  await item.getByRole('button', { name: 'Done' }).click()

  await expect(section(page).getByRole('status')).toContainText('None of our interaction rules applies')
  await section(page).getByLabel('Check also for').selectOption('Lithium')
  await expect(section(page).getByRole('status')).toContainText(
    'Lithium: none of our rules applies to these products. That does not mean that they go together.',
  )
  await section(page).getByLabel('Check also for').selectOption('Oral bisphosphonates')
  const found = section(page).getByRole('listitem').filter({ hasText: 'oral bisphosphonates' })
  await expect(found).toContainText('Magnesium and oral bisphosphonates: lowers absorption of the drug.')
  await expect(found).toContainText('take at least 2 hours apart')
  await expect(found).toContainText('not yet checked against its source')
  await expect(found).toContainText('When the medicine is taken is not noted')
  await expect(found.getByRole('button', { name: /^Move/ })).toHaveCount(0)
  await expect(found.getByRole('link', { name: 'Source: ods.od.nih.gov' })).toHaveAttribute('rel', /noopener/)

  await section(page).getByLabel('When it is taken').selectOption('Morning')
  await expect(found).toContainText('Planned too close: Morning.')
  await found.getByRole('button', { name: /^Move .* to: Afternoon$/ }).press('Enter')
  await expect(found).toHaveCount(0)
  await expect(section(page).getByRole('status')).toContainText(
    '1 rule asks for time between doses, and the plan keeps it.',
  )
  await expect(section(page).getByRole('heading', { name: 'Interactions and spacing' })).toBeFocused()
  await expect(item).toContainText('Afternoon')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(found).toContainText('Planned too close: Morning.')
})

test('medicines noted in a client’s file are there the next time, each saved at once', {
  tag: '@long',
}, async ({ page, signIn, baseURL }) => {
  await signIn('practitioner')
  const data = { firstName: 'Ida', lastName: 'Smit', email: `ida-${Date.now()}@post.example` }
  const made = await page.request.post('/api/customer', { headers: { origin: String(baseURL) }, data })
  const { client } = (await made.json()) as { client: { id: string } }
  await page.goto(`/clients/${client.id}`)
  const medicines = page.getByRole('region', { name: 'Medicines' })
  await expect(medicines).toContainText('Nothing is noted yet.')
  await medicines.getByLabel('Add a class of medicines').selectOption('Levothyroxine')
  const taken = medicines.getByRole('group', { name: 'Levothyroxine' })
  await expect(medicines).toContainText('When it is taken is not noted')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await taken.getByLabel('Upon rising').click()
  await saved
  await expect(taken.getByLabel('Upon rising')).toBeChecked()
  await page.reload()
  await expect(taken.getByLabel('Upon rising')).toBeChecked()
  await medicines.getByRole('button', { name: 'Remove Levothyroxine' }).click()
  // Only its own button says that none is taken.
  await expect(medicines).toContainText('Nothing is noted yet.')
  await medicines.getByRole('button', { name: 'Note that none is taken' }).click()
  await expect(medicines).toContainText('Noted: none of the classes')
  await medicines.getByRole('button', { name: 'Take “none” back' }).click()
  await expect(medicines).toContainText('Nothing is noted yet.')
})
