import type { Page } from '@playwright/test'
import { newAddress } from '../fixtures/join.ts'
import { openSharedPlan } from '../fixtures/new-plan.ts'
import { codeOfMail, invitationOf } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/salvia.ts'

const NOTE = 'Because of what we spoke about in March.'

test('a personal note is shown after the code that is mailed to the invited address', {
  tag: '@long',
}, async ({ page, browser, baseURL, signInOnce }) => {
  const email = newAddress('mara')
  await signInOnce('practitioner')
  const plan = await openSharedPlan(page, baseURL)
  await page.getByRole('button', { name: /^Instruction for / }).click()
  await page.getByLabel('Note for the client').fill(NOTE)
  const saved = page.waitForResponse(
    (answer) => answer.request().postDataJSON()?.recommendationItems?.[0]?.isNotePersonal === true,
  )
  await page.getByRole('checkbox', { name: 'Only for the client' }).check()
  await saved
  await page.getByRole('button', { name: 'Share the plan' }).first().click()
  const form = page.getByRole('form', { name: 'Invite clients' })
  await form.getByRole('button', { name: 'Someone new' }).click()
  await form.getByLabel('First name').fill('Mara')
  await form.getByLabel('Last name').fill('Jansen')
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()

  const context = await browser.newContext({ baseURL: String(baseURL) })
  const client = await context.newPage()
  await client.goto(`/recommendations/${plan.shareCode}`)
  const files = `/recommendations/${plan.shareCode}/plan.ics`
  const entriesFor = async (reader: Page) =>
    (await (await reader.request.get(files)).text()).replaceAll('\r\n ', '')
  expect(await entriesFor(page)).toContain(NOTE)
  expect(await entriesFor(client)).not.toContain(NOTE)
  await client.emulateMedia({ media: 'print' })
  await expect(client.getByText(/wrote something personal, which is not on this page/)).toBeVisible()
  await client.emulateMedia({ media: 'screen' })
  const offer = client.getByRole('region', { name: /wrote a personal note$/ })
  await offer.getByRole('button', { name: 'Show it' }).click()
  await expect(client.getByText(NOTE)).toHaveCount(0)
  await offer.getByLabel('The address that was invited').fill(email)
  await offer.getByRole('button', { name: 'Send the code' }).click()
  await expect(offer.getByLabel('Code with six digits')).toBeFocused()
  await offer.getByLabel('Code with six digits').fill('000000')
  await offer.getByRole('button', { name: 'Show it' }).click()
  await expect(offer.getByLabel('Code with six digits')).toHaveAttribute('aria-invalid', 'true')
  await offer.getByLabel('Code with six digits').fill(await codeOfMail(email))
  await offer.getByRole('button', { name: 'Show it' }).click()
  const note = client.getByText(NOTE).filter({ visible: true })
  await expect(note).toHaveCount(1)
  await client.reload()
  await expect(note).toHaveCount(1)
  await client.emulateMedia({ media: 'print' })
  await expect(client.getByRole('table')).toContainText(NOTE)
  await context.close()
})

test('a personal note that came by the invitation’s link is asked for once, however long the page takes', {
  tag: '@long',
}, async ({ browser, baseURL, page, signInOnce }) => {
  const email = newAddress('mara')
  await signInOnce('practitioner')
  const headers = { origin: String(baseURL) }
  const listed = await page.request.get('/api/products?limit=1&stockStatusId=InStock&query=magnesium')
  const { results } = (await listed.json()) as { results: { id: string }[] }
  const item = { productId: results[0]?.id, intakeTime: ['Evening'], notes: NOTE, isNotePersonal: true }
  const made = await page.request.post('/api/recommendations', {
    headers,
    data: { name: 'With a personal note', recommendationItems: [item] },
  })
  const plan = (await made.json()) as { id: string; shareCode: string }
  const data = {
    id: plan.id,
    url: `${baseURL}/r/${plan.shareCode}`,
    firstName: 'Mara',
    lastName: 'Jansen',
    email,
  }
  const invited = await page.request.put(`/api/recommendations/${plan.id}/invitation`, { headers, data })
  expect(invited.status()).toBe(200)

  const context = await browser.newContext({ baseURL: String(baseURL) })
  const client = await context.newPage()
  const note = client.getByText(NOTE).filter({ visible: true })
  const asked: string[] = []
  client.on('request', (request) => {
    if (request.url().endsWith('/personal')) asked.push(request.url())
  })
  await client.route(/\.data\?/, async (route) => {
    await note.waitFor()
    await route.continue()
  })
  await client.goto(await invitationOf(email))
  await expect(note).toHaveCount(1)
  await client.waitForLoadState('networkidle')
  await expect(note).toHaveCount(1)
  expect(asked).toHaveLength(1)
  await context.close()
})
