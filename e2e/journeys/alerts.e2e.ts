import { expect, test } from '../fixtures/salvia.ts'

test('a practitioner chooses after how many days a client is among those to contact', {
  tag: '@long',
}, async ({ page, signInOnce }) => {
  await signInOnce('practitioner')
  await page.goto('/settings/notifications')
  const section = page.getByRole('region', { name: 'When to contact clients' })
  const days = section.getByLabel('Alert me when a plan has not been opened for this many days')
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

test('a practitioner writes to a client who is to be contacted, from the home', { tag: '@long' }, async ({
  page,
  signInOnce,
}) => {
  await signInOnce('practitioner')
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Clients to contact' })
  // Named after the plan too: a client may have several to be written of.
  await card
    .getByRole('button', { name: /^Write to .+ · ./ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Write to / })
  await expect(dialog.getByLabel('Your message')).toHaveValue(/,\n\n/)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/^Your message goes to /)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('the list of plans marks those with clients to contact, and leads to them', { tag: '@long' }, async ({
  page,
  signInOnce,
}) => {
  await signInOnce('practitioner')
  const alerts = await page.request.get('/api/recommendations/clients?alertsOnly=true&limit=1')
  const { results } = (await alerts.json()) as { results: { recommendation: { name: string } }[] }
  const name = String(results[0]?.recommendation.name)
  await page.goto(`/treatment-plans?name=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name }).first()
  await row
    .getByRole('link', { name: /^\d+ .*Clients of / })
    .last()
    .click()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Write to / })
      .first(),
  ).toBeVisible()
})
