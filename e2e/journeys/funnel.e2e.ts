import { newAddress } from '../fixtures/join.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('a practitioner reads how far invitations came, and that opening is not known', {
  tag: '@long',
}, async ({ page, signInOnce }) => {
  await signInOnce('practitioner')
  const listed = await page.request.get('/api/recommendations?name=Sleep and recovery&mode=Recommendations')
  const { results } = (await listed.json()) as { results: { id: string }[] }
  await page.goto(`/recommendations/${results[0]?.id}/edit`)
  await page.getByRole('button', { name: 'Share the plan' }).first().click()
  const form = page.getByRole('form', { name: 'Invite clients' })
  await form.getByRole('button', { name: 'Someone new' }).click()
  await form.getByLabel('First name').fill('Lotte')
  await form.getByLabel('Last name').fill('Visser')
  await form.getByRole('textbox', { name: 'E-mail' }).fill(newAddress('lotte'))
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()

  await page.goto('/clients')
  const funnel = page.getByRole('region', { name: 'From invitation to order' })
  await expect(funnel.getByRole('row')).toHaveCount(7)
  await expect(funnel.getByRole('row', { name: /^Invited/ })).toContainText(/[1-9]/)
  await expect(funnel.getByRole('row', { name: /^E-mail opened/ })).toContainText(/not known/i)
  await funnel.getByLabel('Invited since').fill('2099-01-01')
  await expect(funnel).toContainText('No invitation has been sent in this time.')
})
