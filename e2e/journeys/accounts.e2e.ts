import { fillJoin, join, joinByForm, newAddress, PASSWORD, signInAs } from '../fixtures/join.ts'
import { linkOfMail } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('where the browser blocks cookies, signing in says so and sends nothing', { tag: '@long' }, async ({
  page,
}) => {
  // As for a single site, of which the browser says that its cookies are enabled.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto('/auth/login')
  await page.getByLabel('E-mail or phone').fill('client@salvia.example')
  await page.getByLabel('Password', { exact: true }).fill('salvia-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const why = page.getByRole('alert').filter({ hasText: 'Your browser blocks cookies' })
  await expect(why).toHaveCount(1)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(why).toHaveCount(2)
  expect(sent).toEqual([])

  await page.goto('/auth/callback?code=any&state=any')
  await expect(page).toHaveURL(/\/auth\/login\?method=blocked$/)
  await expect(why).toHaveCount(1)
})

test('a practitioner signs up in at most eight fields, and a reload keeps all but the password', async ({
  page,
}) => {
  const email = newAddress('nora')
  const left = Promise.withResolvers<void>()
  await page.route(/\/email-suggestion-[^/]*\.js$/, async (route) => {
    await left.promise
    await route.continue()
  })
  await page.goto('/auth/join?type=practitioner')
  const form = page.locator('main form')
  expect(await form.locator('input, select').count()).toBeLessThanOrEqual(8)
  await fillJoin(page, email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('E-mail').fill('nora@gmial.com')
  await page.getByLabel('E-mail').blur()
  // What offers the likely address comes later than a quick visitor leaves the field.
  left.resolve()
  await page.getByRole('button', { name: 'Did you mean nora@gmail.com?' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('nora@gmail.com')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('checkbox').check()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Nora')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText('At least 8 characters, with a number.')).toBeVisible()
  await expect(page.getByText('1 field needs attention')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(page.getByText('At least 8 characters, with a number.')).toBeHidden()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()

  await page.goto(await linkOfMail(email))
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a client signs up, and the waiting tab goes on when the mail’s link is opened in another', {
  tag: '@long',
}, async ({ page, context }) => {
  const email = newAddress('mila')
  await joinByForm(page, 'client', email)
  const other = await context.newPage()
  await other.goto(await linkOfMail(email))
  await expect(other.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)
})

test('who signs up with a registered address is signed in with the same password', { tag: '@long' }, async ({
  page,
}) => {
  const email = newAddress('nora')
  await join(page, 'practitioner', email)
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)

  await joinByForm(page, 'practitioner', email)
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/auth/join?type=client')
  await fillJoin(page, email)
  await page.getByLabel('Password', { exact: true }).fill('quite another 1')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText('You already have an account')).toBeVisible()
  await expect(page.getByText('That e-mail and password do not match.')).toBeVisible()
  await expect(page.getByLabel('E-mail or phone')).toHaveValue(email)
})

test('a forgotten password is replaced by the link of the mail, which works once', { tag: '@long' }, async ({
  page,
}) => {
  const email = newAddress('nora')
  await join(page, 'practitioner', email)
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible()

  const link = await linkOfMail(email, 'reset-password')
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill('another horse 8')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signInAs(page, email, 'another horse 8')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill('a third horse 9')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('This link has been used or has expired.')).toBeVisible()
})

test('the logo cancels a change of address that waits to be confirmed', { tag: '@long' }, async ({
  page,
}) => {
  const email = newAddress('nora')
  const next = newAddress('next')
  await join(page, 'practitioner', email)
  await page.goto('/auth/verify-email')
  await page.getByRole('link', { name: 'Use another address' }).click()
  await page.getByLabel('New e-mail').fill('client@salvia.example')
  await page.getByLabel('Password', { exact: true }).fill('not my password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('This password is wrong.')).toBeVisible()
  await expect(page.getByLabel('New e-mail')).toHaveValue('client@salvia.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Another account uses this e-mail address.')).toBeVisible()
  await page.getByLabel('New e-mail').fill(next)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page).toHaveURL(/\/verify-email$/)
  await expect(page.getByText(`We sent a link to ${next}`)).toBeVisible()

  await page.getByRole('link', { name: 'Salvia, home' }).first().click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/auth/verify-email')
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()
})

test('signing out in one tab signs out the other', { tag: '@long' }, async ({ page, context, signIn }) => {
  await signIn('client2')
  await page.goto('/orders')
  const other = await context.newPage()
  await other.goto('/auth/signout')
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Forders/)
})

test('who signs in comes back to the place in the page that was asked for', async ({ page }) => {
  await page.goto('/settings/account#payout')
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await page.getByLabel('E-mail or phone').fill('client5@salvia.example')
  await page.getByLabel('Password', { exact: true }).fill('salvia-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/settings\/account#payout$/)
})
