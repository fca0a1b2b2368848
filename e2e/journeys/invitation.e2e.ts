import type { Browser, Page } from '@playwright/test'
import { joinConfirmed, newAddress, PASSWORD, signInAs } from '../fixtures/join.ts'
import { codeOfMail, invitationOf } from '../fixtures/outbox.ts'
import {
  invite,
  joinInvited,
  openClient,
  openPractitioner,
  typeInvitationCode,
} from '../fixtures/practice.ts'
import { expect, test } from '../fixtures/salvia.ts'

type Practice = {
  invite: (email: string) => Promise<void>
  nameOf: (email: string) => Promise<string[]>
  openDeclined: (email: string) => Promise<Page>
}

/** The demo's practitioner, who invites through the API and reads the client list. */
async function openPractice(browser: Browser, origin: string): Promise<Practice> {
  const practitioner = await openPractitioner(browser, origin)
  const { request } = practitioner
  return {
    invite: (email) => invite(request, origin, email),
    nameOf: async (email) => {
      const answer = await request.get(`/api/customer?email=${encodeURIComponent(email)}`)
      const { results } = (await answer.json()) as { results: { fullName: string }[] }
      return results.map(({ fullName }) => fullName)
    },
    openDeclined: async (email) => {
      const page = await practitioner.newPage()
      await page.goto(`/clients?query=${encodeURIComponent(email)}`)
      await expect(page.getByRole('cell', { name: 'Declined' })).toBeVisible()
      await page.getByRole('link', { name: 'As Invited' }).click()
      return page
    },
  }
}

/** The token is in no URL of the page, and in no cookie. */
async function expectNoToken(page: Page, link: string): Promise<void> {
  const token = String(new URL(link, 'http://here').searchParams.get('invitation'))
  expect(page.url()).not.toContain(token)
  expect(JSON.stringify(await page.context().cookies())).not.toContain(token)
}

const yes = (page: Page) => page.getByRole('button', { name: 'Yes, share plans with me' })
const asksByName = (page: Page) => page.getByRole('heading', { name: 'Sophie van Dijk invites you' })
const invitedBy = (page: Page) => page.getByRole('main').getByText('Sophie van Dijk invites you')
const isOver = (page: Page) => page.getByRole('heading', { name: 'This invitation no longer works' })

test('an invited person makes an account, says yes, and is the practitioner’s client with its own name', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress('invited')
  const practice = await openPractice(browser, String(baseURL))
  await practice.invite(email)
  const link = await invitationOf(email)
  await page.goto(link)
  await expect(invitedBy(page)).toBeVisible()
  await expectNoToken(page, link)
  await page.reload()
  await expect(invitedBy(page)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('As')
  await expect(page.getByLabel('Last name')).toHaveValue('Invited')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)

  await joinInvited(page, email)
  await expect(asksByName(page)).toBeVisible()
  await expect(page.getByText(`You are answering with the account ${email}.`)).toBeVisible()
  await expect(yes(page)).toBeHidden()
  await expect(page.getByText('Confirm your e-mail first')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Confirm your e-mail' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in with another account' })).toBeHidden()
  await typeInvitationCode(page, email)
  await yes(page).click()
  await expect(page.getByRole('heading', { name: /is now your practitioner$/ })).toBeVisible()
  expect(await practice.nameOf(email)).toEqual(['Nora Bakker'])

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/orders$/)

  await page.goto(link)
  await expect(isOver(page)).toBeVisible()
  await expect(yes(page)).toBeHidden()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/orders$/)
})

test('a name that arrives in the field that somebody is in is replaced by what is typed', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const email = newAddress('late')
  const practice = await openPractice(browser, String(baseURL))
  await practice.invite(email)
  const arrived = Promise.withResolvers<void>()
  await page.route('**/api/customer/invitation', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(await invitationOf(email))
  const firstName = page.getByLabel('First name')
  await firstName.focus()
  arrived.resolve()
  await expect(firstName).toHaveValue('As')
  await page.keyboard.type('Nora')
  await expect(firstName).toHaveValue('Nora')
  await expect(page.getByLabel('Last name')).toHaveValue('Invited')
})

test('who has an account signs in and may say no: nothing is linked, and a lost call is said again', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const email = newAddress('known')
  const practice = await openPractice(browser, String(baseURL))
  await joinConfirmed(page, 'client', email)
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  await practice.invite(email)
  await page.goto(await invitationOf(email))
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(invitedBy(page)).toBeVisible()
  await expect(page.getByLabel('E-mail or phone')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.route('**/api/customer/invitation/look-up', (route) => route.abort())
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'No, thank you' })).toBeHidden()
  await page.unroute('**/api/customer/invitation/look-up')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(asksByName(page)).toBeVisible()

  await page.route('**/api/customer/invitation', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'No, thank you' }).click()
  await expect(page.getByRole('alert')).toContainText('We could not reach the server')
  await page.getByRole('button', { name: 'No, thank you' }).click()
  await expect(page.getByRole('heading', { name: 'You declined the invitation' })).toBeVisible()
  expect(await practice.nameOf(email)).toEqual(['As Invited'])
  const file = await practice.openDeclined(email)
  await expect(file.getByText(/^As Invited declined your invitation on /)).toBeVisible()
  await expect(file.getByText('No account: the invitation was declined.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/orders$/)

  await practice.invite(email)
  await page.goto(await invitationOf(email))
  await expect(asksByName(page)).toBeVisible()
  await expect(page.getByText('You declined an earlier request from Sophie van Dijk')).toBeVisible()
  await expect(page.getByText('they see by name when you open it')).toBeHidden()
})

test('who has the link but was not invited takes nothing up, unless a code from the invited address says so', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const [email, own] = [newAddress('invited'), newAddress('other')]
  const practice = await openPractice(browser, String(baseURL))
  await joinConfirmed(page, 'client', own)
  await practice.invite(email)
  await page.goto(await invitationOf(email))
  await expect(page.getByText('This invitation was sent to i…@mail.example')).toBeVisible()
  await expect(yes(page)).toBeHidden()
  expect(await practice.nameOf(email)).toEqual(['As Invited'])

  await page.getByRole('button', { name: /^Send a code to/ }).click()
  await page.getByLabel('Code').fill('000000')
  await yes(page).click()
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible()
  await expect(page.getByLabel('Code')).toHaveValue('000000')
  await page.getByLabel('Code').fill(await codeOfMail(email))
  await yes(page).click()
  await expect(page.getByRole('heading', { name: /is now your practitioner$/ })).toBeVisible()
  expect([await practice.nameOf(email), await practice.nameOf(own)]).toEqual([[], ['Nora Bakker']])
})

test('an invitation is not a practitioner’s, and one that is none is told apart from a failure', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('practitioner')
  await page.goto('/auth/login?invitation=made-up')
  await expect(page.getByText('This invitation is for a client account')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/auth/invitation')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/auth/invitation?invitation=made-up')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByRole('status').getByText('This invitation no longer works')).toBeVisible()
  await signInAs(page, 'client2@salvia.example', 'salvia-demo')
  await expect(page).toHaveURL(/\/orders$/)
})

test('a practitioner keeps or deletes its own files of clients that erased their accounts', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const origin = String(baseURL)
  const own = newAddress('nora')
  await joinConfirmed(page, 'practitioner', own)
  for (const email of [newAddress('gone'), newAddress('gone')]) {
    await invite(page.request, origin, email)
    const client = await openClient(browser, origin, email)
    const data = { password: PASSWORD }
    const erased = await client.request.post('/api/privacy/erasure', { headers: { origin }, data })
    expect(erased.ok()).toBe(true)
    await client.close()
  }

  await page.goto('/clients')
  const files = page.getByRole('region', { name: '2 clients deleted their accounts: keep your files?' })
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await files
    .getByRole('button', { name: /^Delete file/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Delete file/ })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(files.getByRole('listitem')).toHaveCount(2)

  await files
    .getByRole('button', { name: /^Delete file/ })
    .first()
    .click()
  await page.route('**/api/customer/files/*/decision', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('This could not be saved. Check your connection and try again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^File .+ was deleted\.$/)).toBeVisible()
  const last = page.getByRole('region', { name: 'A client deleted their account: keep your file?' })
  await last.getByRole('button', { name: /^Keep file/ }).click()
  await expect(page.getByText(/^You keep file .+\.$/)).toBeVisible()
  await expect(last).toBeHidden()
})
