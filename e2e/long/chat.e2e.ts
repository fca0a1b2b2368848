import { signInAsNewAdmin } from '../fixtures/base-admin.ts'
import { fillCart } from '../fixtures/guest-cart.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { callsOf, originOf } from '../fixtures/session.ts'
import { openGuest } from '../fixtures/shopping.ts'

const DAY_OFF = '2031-12-25'
const DAY_OFF_WORDS = '25 December 2031'

test('a guest asks in the chat, an admin answers with a prepared answer, and the guest sees it at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const admin = await callsOf('admin')
  const made = await admin.post('/api/admin/chat/answers', {
    headers: { origin: originOf() },
    data: {
      title: `Parcel ${mark}`,
      texts: { en: 'Parcels go out on working days.', de: '', nl: '', fr: '' },
      isActive: true,
    },
  })
  expect(made.status()).toBe(201)

  const context = await openGuest(browser, baseURL)
  const guest = await context.newPage()
  await guest.goto('/general-terms-conditions')
  const opener = guest.getByRole('contentinfo').getByRole('button', { name: /^Customer service/ })
  await opener.click()
  const panel = guest.getByRole('dialog', { name: 'Customer service' })
  // It is shown once the conversations are known.
  await expect(panel.getByLabel('Your message')).toBeFocused()
  await panel.getByLabel('Your message').fill('a'.repeat(10_002))
  await expect(panel.getByText('Too long by 2: a message has at most 10,000 characters.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled()
  await panel.getByLabel('Your message').fill(`When does ${mark} come?`)
  await panel.getByLabel(/^Your e-mail/).fill('anna@')
  await guest.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await opener.click()
  await expect(panel.getByLabel('Your message')).toHaveValue(`When does ${mark} come?`)
  await expect(panel.getByLabel(/^Your e-mail/)).toHaveValue('anna@')
  await panel.getByLabel(/^Your e-mail/).fill('')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByText(`When does ${mark} come?`)).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(opener).toHaveAccessibleName('Customer service')

  await signInAsNewAdmin(page, 'admin:base')
  await page.goto(`/admin/chat?query=${mark}`)
  await page.getByRole('link', { name: 'Guest' }).first().click()
  const answer = page.getByLabel('Your answer')
  const prepared = page.getByLabel('Insert a prepared answer')
  await answer.fill('a'.repeat(9_990))
  await prepared.selectOption({ label: `Parcel ${mark}` })
  await expect(page.getByRole('alert')).toContainText('more than 10,000 characters')
  await expect(answer).toHaveValue('a'.repeat(9_990))
  await answer.fill('Hello, goodbye.')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await answer.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 7))
  await prepared.selectOption({ label: `Parcel ${mark}` })
  await expect(answer).toHaveValue('Hello, Parcels go out on working days. goodbye.')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(answer).toBeHidden()
  await page.getByRole('link', { name: 'Guest' }).first().click()
  await expect(answer).toHaveValue('Hello, Parcels go out on working days. goodbye.')
  await answer.press('Control+Enter')
  await expect(answer).toHaveValue('')

  // Nothing is reloaded: the page of the guest is told.
  await expect(opener).toHaveAccessibleName(/1/)
  await opener.click()
  await expect(panel.getByText('Parcels go out on working days.')).toBeVisible()
  await panel.getByLabel('Your message').fill('Thank')
  await page.getByRole('button', { name: 'Close conversation' }).click()
  await expect(panel.getByText('This conversation is closed.')).toBeVisible()
  await expect(panel.getByLabel('Your message')).toHaveValue('Thank')
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(opener).toHaveAccessibleName('Customer service')

  // No mail reaches a guest without an address: the answer is read where it was asked for.
  await guest.reload()
  await opener.click()
  await expect(panel.getByText('Parcels go out on working days.')).toBeVisible()
  await expect(panel.getByText('This conversation is closed.')).toBeVisible()
  await context.close()
})

test('an admin says when the chat is answered and picks a day off, and the panel tells the hours', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsNewAdmin(page, 'admin:all')
  await page.goto('/admin/settings/chat-hours')
  const monday = page.getByRole('group', { name: 'Monday' })
  await monday.getByLabel('From').fill('8')
  await monday.getByLabel('To').fill('12.30')
  await page.getByLabel('Add a day off').fill('25/12/2031')
  const off = page.getByRole('list', { name: 'Days off' })
  await expect(off).toContainText(DAY_OFF_WORDS)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(monday.getByLabel('To')).toHaveValue('12:30')
  await expect(off.getByRole('listitem').filter({ hasText: DAY_OFF_WORDS })).toHaveCount(1)
  const kept = (await (await page.request.get('/api/admin/chat/hours')).json()) as { daysOff: string[] }
  expect(kept.daysOff).toContain(DAY_OFF)

  const context = await openGuest(browser, baseURL)
  const guest = await context.newPage()
  await guest.goto('/general-terms-conditions')
  await guest
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Customer service/ })
    .click()
  await expect(guest.getByRole('dialog').getByText(/^We answer .*Monday, 8:00 to 12:30/)).toBeVisible()
  await context.close()
})

test('the window around the shop opens the chat, leads to inquiries and elsewhere, and closes the chat first', async ({
  page,
  signInOnce,
}) => {
  await signInOnce('practitioner')
  await page.goto('/dashboard')
  const say = (data: string) => page.evaluate((said) => window.postMessage(said, window.origin), data)
  const panel = page.getByRole('dialog', { name: 'Customer service' })
  await say('open_chat')
  await expect(panel.getByLabel('Your message')).toBeVisible()
  await say('redirect //evil.example')
  await say('redirect /shop?query=zinc')
  await expect(page).toHaveURL(/\/shop\?query=zinc$/)
  await expect(panel).toBeHidden()
  await say('open_chat')
  await expect(panel).toBeVisible()
  await say('open_inquiries_workflow')
  await expect(page).toHaveURL(/\/product-inquiries$/)
  await expect(panel).toBeHidden()
  // The link of a mail opens it for a reader who does nothing else.
  await page.goto('/shop#chat=01890000-0000-7000-8000-000000000000')
  await expect(panel).toBeVisible()
})

test('who is about to pay opens the chat from the checkout, and is still there when it is closed', async ({
  page,
}) => {
  await page.goto(await fillCart(page, 'details'))
  await page.getByRole('banner').getByRole('button', { name: 'Customer service' }).click()
  const panel = page.getByRole('dialog', { name: 'Customer service' })
  await expect(panel.getByLabel('Your message')).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/checkout/)
  await expect(page.getByLabel('Postcode')).toBeVisible()
})
