import { openNewPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('without a mouse: a dose that rises and pauses is written, saved, and read in one sentence', async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn('practitioner')
  await openNewPlan(page, baseURL)
  await page.getByRole('combobox', { name: 'Add a product' }).focus()
  await page.keyboard.type('theanine 200')
  await page.keyboard.press('Enter')
  const item = page.getByRole('article').first()
  await expect(item.getByLabel('Amount')).toBeFocused()
  await item.getByRole('button', { name: 'Change the dose over time' }).focus()
  await page.keyboard.press('Enter')
  const first = item.getByRole('group', { name: 'Phase 1' })
  await expect(first.getByLabel('Number of days')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('5')
  const second = item.getByRole('group', { name: 'Phase 2' })
  await page.keyboard.press('Tab')
  await expect(second.getByLabel('Number of days')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await item.getByLabel('Days on').focus()
  await page.keyboard.type('5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await item.getByRole('button', { name: 'Done' }).focus()
  await page.keyboard.press('Enter')
  const sentence = '1 capsule for 5 days, then 2; 5 days on, 2 off'
  await expect(item.getByRole('button', { name: new RegExp(sentence) })).toBeFocused()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await page.reload()
  await item.getByRole('button', { name: new RegExp(sentence) }).press('Enter')
  await expect(item.getByRole('group', { name: 'Phase 2' }).getByLabel('Amount')).toHaveValue('2')

  await item.getByRole('button', { name: 'Remove phase 2' }).press('Enter')
  await expect(item.getByRole('button', { name: 'Add phase' })).toBeFocused()
  await item.getByRole('button', { name: 'Keep the dose the same' }).press('Enter')
  await expect(item.getByRole('button', { name: 'Change the dose over time' })).toBeFocused()
})

test('nutrients of a day are added up with their arithmetic, and what is above its level is said', async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn('practitioner')
  await openNewPlan(page, baseURL)
  await page.getByRole('combobox', { name: 'Add a product' }).focus()
  await page.keyboard.type('basic b complex')
  await expect(page.getByRole('option', { name: /Basic B Complex/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  const item = page.getByRole('article').first()
  const ledger = page.getByRole('complementary').getByRole('region', { name: 'Nutrients per day' })
  const b6 = ledger.getByRole('listitem').filter({ hasText: 'Vitamin B6' }).first()
  await expect(b6).toContainText('10 mg')
  await expect(b6).toContainText('83% of the upper level of 12 mg')
  await item.getByLabel('Amount').fill('2')
  await expect(b6).toContainText('20 mg')
  await expect(b6).toContainText('Above the upper level: 167% of 12 mg')
  await expect(page.getByText('Vitamin B6 is above the level for a day').first()).toBeVisible()
  await b6.getByRole('button', { name: 'Acknowledge: Vitamin B6' }).press('Enter')
  await expect(b6).toContainText('Acknowledged on')
  await expect(page.getByText('Vitamin B6 is above the level for a day')).toHaveCount(0)
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await item.getByLabel('Amount').fill('3')
  await expect(b6.getByRole('button', { name: 'Acknowledge: Vitamin B6' })).toBeVisible()
  await item.getByLabel('Amount').fill('2')
  await expect(b6).toContainText('Acknowledged on')
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await b6.getByText('How it is counted').click()
  await expect(b6).toContainText('2 capsules × 10 mg = 20 mg')
  await expect(b6).toContainText('Upper level: 12 mg, from all sources (EFSA 2023)')
})
