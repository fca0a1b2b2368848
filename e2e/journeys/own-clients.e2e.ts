import type { Page } from '@playwright/test'
import { joinConfirmed, newAddress } from '../fixtures/join.ts'
import { answer, DISCARD } from '../fixtures/question.ts'
import { expect, test } from '../fixtures/salvia.ts'

/** A practitioner for this test only, who may contact clients. */
async function openPractice(page: Page): Promise<void> {
  const email = newAddress('nora')
  await joinConfirmed(page, 'practitioner', email)
  await page.goto('/clients')
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New client' })

test('a client is invited in its own language, with a number of its own country', { tag: '@long' }, async ({
  page,
}) => {
  await openPractice(page)
  await page.getByRole('button', { name: 'New client' }).first().click()
  const email = newAddress('lena')
  await dialog(page).getByLabel('E-mail').fill('lena')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByLabel('E-mail')).toBeFocused()
  await expect(dialog(page).getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByLabel('E-mail').fill(email)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()

  await dialog(page).getByRole('button', { name: 'Create and invite' }).click()
  await expect(dialog(page).getByText(/” is missing\.$/)).toHaveCount(2)
  await expect(dialog(page).getByLabel('First name')).toBeFocused()
  await dialog(page).getByLabel('First name').fill('Lena')
  await dialog(page).getByLabel('Last name').fill('Vogel')
  await dialog(page).getByLabel('Phone').fill('0151 23456789')
  await dialog(page).getByLabel('Country').selectOption('DE')
  await dialog(page).getByLabel('Language').selectOption('de')

  await page.mouse.click(4, 4)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await answer(page, DISCARD, 'Keep editing')
  await expect(dialog(page).getByLabel('First name')).toHaveValue('Lena')
  await dialog(page).getByRole('button', { name: 'Create and invite' }).click()
  await expect(dialog(page)).toBeHidden()

  await page.getByRole('link', { name: 'Lena Vogel' }).click()
  await expect(page.getByLabel('Phone')).toHaveValue('+4915123456789')
  const found = await page.request.get(`/api/customer?email=${encodeURIComponent(email)}`)
  expect(await found.json()).toMatchObject({ results: [{ countryId: 'DE', preferredLanguageCode: 'de' }] })
})

test('a changed file is not left without a word, and keeps what was typed when it is refused', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  await openPractice(page)
  const data = { firstName: 'Ida', lastName: 'Smit', email: newAddress('ida') }
  const made = await page.request.post('/api/customer', { headers: { origin: String(baseURL) }, data })
  const { client } = (await made.json()) as { client: { id: string } }
  await page.goto(`/clients/${client.id}`)
  await expect(page.getByText('Ida Smit was invited and has not joined yet.')).toBeVisible()
  const missing = page.getByRole('region', { name: 'Missing' }).getByRole('listitem')
  await expect(missing).toHaveText([
    'No account yet: the invitation has not been answered.',
    'No phone number.',
    'No country: we cannot tell what ships to this client.',
  ])
  await page.getByLabel('Phone').fill('0612345678')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Start the number with + and its country code.')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveValue('0612345678')

  await page.getByRole('link', { name: 'All clients' }).click()
  await answer(page, DISCARD, 'Keep editing')
  await expect(page).toHaveURL(/\/clients\/[\w-]+$/)
  await page.getByLabel('Country').selectOption('NL')
  await page.getByLabel('Language').selectOption('nl')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('+31612345678')
  await page.getByRole('link', { name: 'All clients' }).click()
  await expect(page).toHaveURL(/\/clients$/)
})

test('clients are found by account and alerts, sorted by their titles, and the address says how', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  await openPractice(page)
  const headers = { origin: String(baseURL) }
  const ids: string[] = []
  for (const lastName of ['Adams', 'Zeller']) {
    const data = { firstName: 'Test', lastName, email: newAddress(lastName.toLowerCase()) }
    const made = await page.request.post('/api/customer', { headers, data })
    ids.push(((await made.json()) as { client: { id: string } }).client.id)
  }
  const muted = { muteAlerts: true }
  await page.request.patch(`/api/customer/${ids[1]}/practitioner-settings`, { headers, data: muted })
  await page.goto('/clients')
  const names = page.getByRole('rowheader')
  await expect(names).toHaveText(['Test Adams', 'Test Zeller'])
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL(/sort=lastName/)
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL(/sort=-lastName/)
  await expect(names).toHaveText(['Test Zeller', 'Test Adams'])
  await page.getByLabel('Alerts').selectOption('true')
  await expect(names).toHaveText(['Test Zeller'])
  await page.reload()
  await expect(names).toHaveText(['Test Zeller'])
  const tabs = page.getByRole('navigation', { name: 'Clients by account' })
  await expect(tabs.getByRole('link')).toHaveText([
    /^All\s*2$/,
    /^Clients to contact\s*0$/,
    /^Joined\s*0$/,
    /^Not joined\s*2$/,
  ])
  await tabs.getByRole('link', { name: /^Joined/ }).click()
  await expect(page).toHaveURL(/\/clients\?hasAccount=true$/)
  await expect(page.getByText('No entries found')).toBeVisible()
})

test('an address of a client that is there already leads to its file', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('practitioner')
  const found = await page.request.get('/api/customer?hasAccount=true&limit=1')
  const { results } = (await found.json()) as { results: { id: string; email: string; fullName: string }[] }
  const [known] = results
  await page.goto('/clients')
  await page.getByRole('button', { name: 'New client' }).first().click()
  await dialog(page).getByLabel('E-mail').fill(String(known?.email).toUpperCase())
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page)).toContainText(`${known?.fullName} is already your client`)
  await dialog(page).getByRole('link', { name: 'Open the file' }).click()
  await expect(page).toHaveURL(new RegExp(`/clients/${known?.id}$`))
})
