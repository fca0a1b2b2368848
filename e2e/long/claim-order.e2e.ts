import { joinConfirmed, newAddress, PASSWORD } from '../fixtures/join.ts'
import { pageOfMail } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { addPlanToCart, goToPayment, openGuest } from '../fixtures/shopping.ts'

test('an order placed as a guest is added to an account by the link of its mail, once', {
  tag: '@long',
}, async ({ page, browser, baseURL, codeOf }) => {
  const [mailbox, account] = [newAddress('guest'), newAddress('nora')]
  await addPlanToCart(page, await codeOf('practitioner', 'Clear head'))
  await goToPayment(page, mailbox)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  const link = await pageOfMail(mailbox, /http\S+\/claim\?token=[\w-]+/)

  const context = await openGuest(browser, baseURL)
  const reader = await context.newPage()
  await joinConfirmed(reader, 'client', account)
  await context.clearCookies()
  await reader.goto(link)
  await expect(reader).toHaveURL(/\/claim$/)
  await reader.getByRole('link', { name: 'Sign in' }).last().click()
  await reader.getByLabel('E-mail').fill(account)
  await reader.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await reader.getByRole('button', { name: 'Sign in' }).click()
  await expect(reader.getByText(/^Order S-\d+-\d+ was placed without an account/)).toBeVisible()
  await expect(
    reader.getByRole('checkbox', { name: 'Share my orders of this plan with Sophie van Dijk' }),
  ).not.toBeChecked()
  await reader.getByRole('button', { name: 'Add to my orders' }).click()
  await expect(reader).toHaveURL(/\/orders\/[\w-]+$/)
  await reader.goto('/orders')
  await expect(reader.getByRole('link', { name: /S-\d+-\d+/ }).first()).toBeVisible()
  await context.close()

  const other = await openGuest(browser, baseURL)
  const second = await other.newPage()
  await joinConfirmed(second, 'client', newAddress('second'))
  await second.goto(link)
  await expect(second.getByRole('alert')).toContainText('already added to an account')
  await other.close()
})
