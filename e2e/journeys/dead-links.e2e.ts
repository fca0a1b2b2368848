import { expect, test } from '../fixtures/salvia.ts'
import { callsOf, originOf } from '../fixtures/session.ts'

const NOBODYS = '01890000-0000-7000-8000-000000000000'

const pages = [
  { path: '/stock-notices/confirm', action: 'Browse the shop' },
  { path: '/stock-notices/end', action: 'Write to customer service' },
  { path: '/catalog-updates/unsubscribe', action: 'Open your e-mail preferences' },
  { path: '/plan-reminders', action: 'Open your e-mail preferences', needsToken: true },
  { path: `/product-inquiries/${NOBODYS}/join`, action: 'See product inquiries' },
]

test('the link of a mail that is over, or not whole, says so when it is opened, with one way on', {
  tag: '@long',
}, async ({ page }) => {
  const main = page.getByRole('main')
  for (const { path, action, needsToken } of pages)
    for (const token of needsToken ? ['?token=none'] : ['?token=none', '', `?token=${'a'.repeat(800)}`]) {
      await page.goto(path + token)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        'This link has expired or is incomplete',
      )
      await expect(main.getByRole('link')).toHaveText([action])
      await expect(main.getByRole('button')).toHaveCount(0)
    }
})

test('a link to a chat that is over says so, and the guest begins another one with a key of their own', {
  tag: '@long',
}, async ({ page }) => {
  const token = `${NOBODYS}_not-our-signature`
  await page.goto(`/shop#chat=${token}`)
  const panel = page.getByRole('dialog', { name: 'Customer service' })
  await expect(panel.getByRole('alert')).toContainText('This link has expired or is incomplete.')
  await panel.getByRole('button', { name: 'Start a new conversation' }).click()
  const begun = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/chat/conversations'),
  )
  await panel.getByLabel('Your message').fill('Do you ship to Norway?')
  await panel.getByLabel('Your message').press('Control+Enter')
  expect((await begun).headers()['x-chat-key']).toMatch(/^[\da-f-]{72}$/)
  await expect(panel.getByLabel('Your message')).toHaveValue('')
  await expect(panel.getByText('Do you ship to Norway?')).toBeVisible()
})

test('the mail of an answer leads who is signed out through signing in to the conversation', {
  tag: '@long',
}, async ({ page }) => {
  const calls = await callsOf('client5')
  const begun = await calls.post('/api/chat/conversations', {
    headers: { origin: originOf() },
    data: { messageId: crypto.randomUUID(), text: 'Is my parcel on its way?' },
  })
  const { id } = (await begun.json()) as { id: string }
  await page.goto(`/#chat=${id}`)
  const panel = page.getByRole('dialog', { name: 'Customer service' })
  await expect(panel).toContainText('Sign in to read our answer.')
  // A filled button as everywhere, though the chat opens in the footer, which has a colour of its own for links.
  await expect(panel.getByRole('link', { name: 'Sign in' })).toHaveCSS('color', 'rgb(255, 255, 255)')
  await panel.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail or phone').fill('client5@salvia.example')
  await page.getByLabel('Password', { exact: true }).fill('salvia-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(panel.getByText('Is my parcel on its way?')).toBeVisible()
})
