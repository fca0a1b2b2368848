import { join, newAddress } from '../fixtures/join.ts'
import { linkOfMail, pageOfMail } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('a practitioner invites a client to a plan, who saves it, and sees that it was opened', async ({
  page,
  browser,
  baseURL,
  signInOnce,
}) => {
  const email = newAddress('nora')
  await signInOnce('practitioner')
  const listed = await page.request.get('/api/recommendations?name=Sleep and recovery&mode=Recommendations')
  const { results } = (await listed.json()) as { results: { id: string }[] }
  await page.goto(`/recommendations/${results[0]?.id}/edit`)
  await page.getByRole('button', { name: 'Share the plan' }).first().click()
  const form = page.getByRole('form', { name: 'Invite clients' })
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(form.getByRole('alert')).toContainText('Add at least one client.')
  await form.getByRole('button', { name: 'Someone new' }).click()
  await form.getByLabel('First name').fill('Nora')
  await form.getByLabel('Last name').fill('Bakker')
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form.getByLabel('Personal message').fill('See you on Monday.')
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()
  const again = page.getByRole('button', { name: 'Send again: Nora Bakker' }).last()
  await expect(again).toBeVisible()

  const link = await pageOfMail(email, /http\S+\/r\/\S+\?invitation=[\w-]+/)
  const context = await browser.newContext({ baseURL: String(baseURL) })
  const client = await context.newPage()
  const offer = client.getByRole('region', { name: 'Keep this plan' })
  await client.goto(link)
  await offer.getByRole('link', { name: 'Sign in to save the plan' }).click()
  await client.getByLabel('E-mail or phone').fill(email)
  await client.getByRole('link', { name: 'Create an account' }).click()
  await expect(client.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect(client.getByLabel('E-mail', { exact: true })).toHaveValue(email)

  await join(client, 'client', email)
  await client.goto(link)
  await expect(client).toHaveURL(/\/recommendations\/\w+$/)
  await offer.getByRole('button', { name: 'Save' }).click()
  await expect(offer.getByRole('status')).toContainText('Confirm your e-mail first')
  await expect(offer.getByRole('link', { name: 'Confirm your e-mail' })).toBeVisible()
  await client.goto(await linkOfMail(email))
  await expect(client.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  await client.goto(link)
  await offer.getByRole('checkbox').check()
  await offer.getByRole('button', { name: /^Save, and share my orders of this plan with / }).click()
  await expect(
    client.getByText('The plan is saved. You find it beside your orders, under My plans.'),
  ).toBeVisible()
  await client.goto('/orders')
  await expect(client.getByRole('region', { name: 'My plans' }).getByRole('link')).toHaveText(
    'Sleep and recovery',
  )
  await context.close()

  await page.goto(`/treatment-plans?clients=${results[0]?.id}`)
  const row = page
    .getByRole('dialog', { name: 'Clients of Sleep and recovery' })
    .getByRole('listitem')
    .filter({ hasText: 'Nora Bakker' })
  await expect(row).toContainText('Viewed')
  await row.getByRole('button', { name: 'Withdraw invitation: Nora Bakker' }).click()
  await page
    .getByRole('dialog', { name: 'Withdraw invitation: Nora Bakker' })
    .getByRole('button', { name: 'Withdraw invitation' })
    .click()
  await expect(row).toBeHidden()

  const late = await browser.newContext({ baseURL: String(baseURL) })
  const reader = await late.newPage()
  await reader.goto(link)
  // At the top of the page, and why in full below the products.
  await reader.getByRole('link', { name: 'This invitation was withdrawn' }).click()
  await expect(reader.getByRole('status').filter({ hasText: 'you are no longer on it' })).toBeInViewport()
  await late.close()
})
