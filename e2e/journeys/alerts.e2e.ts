import { expect, test } from '../fixtures/salvia.ts'

test('a practitioner chooses after how many days a client is among those who need a word', async ({
  page,
  signInOnce,
}) => {
  await signInOnce('practitioner')
  await page.goto('/settings/notifications')
  const section = page.getByRole('region', { name: 'When clients need a word' })
  const days = section.getByLabel('Alert me when a plan is unopened after this many days')
  await expect(days).toHaveValue('7')
  await days.fill('0')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(days).toHaveAttribute('aria-invalid', 'true')
  await days.fill('14')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByRole('status')).toHaveText('Saved')
  await page.reload()
  await expect(days).toHaveValue('14')
  await days.fill('7')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByRole('status')).toHaveText('Saved')
})
