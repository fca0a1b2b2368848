import { joinConfirmed, newAddress, PASSWORD, signInAs } from '../fixtures/join.ts'
import { linkOfMail } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('an owner whose address a thief changed has its account back by one link, and a new password', async ({
  page,
  browser,
  baseURL,
}) => {
  const [email, thiefs] = [newAddress('mila'), newAddress('thief')]
  await joinConfirmed(page, 'client', email)

  const elsewhere = await browser.newContext({ baseURL: String(baseURL) })
  const thief = await elsewhere.newPage()
  await signInAs(thief, email)
  await expect(thief).toHaveURL(/\/orders$/)
  await thief.goto('/auth/change-email')
  await thief.getByLabel('New e-mail').fill(thiefs)
  await thief.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await thief.getByRole('button', { name: 'Send the link' }).click()
  await expect(thief.getByText(`We sent a link to ${thiefs}`)).toBeVisible()
  await thief.goto(await linkOfMail(thiefs))
  await expect(thief.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()

  const link = await linkOfMail(email, 'not-me')
  await page.goto(link)
  await expect(page.getByText(`${email} becomes the account’s address again.`)).toBeVisible()
  await page.route('**/auth/undo-change', (route) => route.abort(), { times: 1 })
  const undo = page.getByRole('button', { name: 'Undo and secure my account' })
  await undo.click()
  await expect(page.getByRole('alert')).toContainText('We could not reach the server')
  await undo.click()
  await expect(page.getByRole('heading', { name: 'Your account is yours again' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible()

  await thief.goto('/orders')
  await expect(thief).toHaveURL(/\/auth\/login/)
  await signInAs(thief, thiefs)
  await expect(thief.getByText('That e-mail and password do not match.')).toBeVisible()
  await elsewhere.close()

  await page.goto(await linkOfMail(email, 'reset-password'))
  await page.getByLabel('Password', { exact: true }).fill('another horse 8')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await signInAs(page, email, 'another horse 8')
  await expect(page).toHaveURL(/\/orders$/)
})
