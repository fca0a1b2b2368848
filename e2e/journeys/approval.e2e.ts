import { forgetSession } from '../fixtures/accounts.ts'
import { join, newAddress } from '../fixtures/join.ts'
import { answer, DISCARD } from '../fixtures/question.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('an admin approves newcomers with one key each, the next one already open', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/admin/practitioners')
  const rows = page.getByRole('row').filter({ hasText: 'Awaiting approval' })
  await expect(rows.first()).toBeVisible()
  const names = await rows.getByRole('rowheader').allTextContents()
  expect(names.length).toBeGreaterThan(2)
  const record = page.getByRole('complementary', { name: 'Open record' })

  await page.keyboard.press('Enter')
  await expect(record.getByRole('heading', { level: 2 })).toHaveText(names[0] ?? '')
  await page.keyboard.press('a')
  await expect(record.getByRole('heading', { level: 2 })).toHaveText(names[1] ?? '')
  await page.keyboard.press('a')
  await expect(record.getByRole('heading', { level: 2 })).toHaveText(names[2] ?? '')

  await page.getByRole('link', { name: /^Approved \d+$/ }).click()
  for (const name of names.slice(0, 2)) await expect(page.getByRole('link', { name })).toBeVisible()
})

test('a rejection asks for its reason, and the newcomer gets it by mail', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/practitioners')
  // A demo account no other journey uses.
  const name = 'Lars Holm'
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: /^Reject/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject' })
  await dialog.getByLabel('Reason').fill('The diploma names someone else.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText(`${name} is rejected.`)).toBeVisible()

  await expect(async () => {
    const answer = await page.request.get('/api/admin/outbox?limit=20')
    const { results } = (await answer.json()) as { results: { id: string; template: string }[] }
    const texts = await Promise.all(
      results.map(
        async ({ id }) => (await (await page.request.get(`/api/admin/outbox/${id}`)).json()).plainText,
      ),
    )
    expect(texts.filter((text) => text.includes('The diploma names someone else.'))).toHaveLength(1)
  }).toPass()
})

test('a key decides on the open record alone, and says why nobody is approved without credentials', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const email = newAddress('newcomer')
  await join(page, 'practitioner', email)
  await forgetSession(page)
  await signIn('admin')
  await page.goto(`/admin/practitioners?approvalStatus=New&query=${email}`)
  const row = page.getByRole('row').filter({ hasText: 'Nora Bakker' })
  await expect(row).toBeVisible()
  const decisions: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') decisions.push(request.url())
  })
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  const record = page.getByRole('complementary', { name: 'Open record' })
  await expect(record.getByRole('heading', { level: 2 })).toHaveText('Nora Bakker')
  expect(decisions).toEqual([])
  await page.keyboard.press('a')
  await expect(
    page.getByText(
      'Nora Bakker is unchanged: To approve this account, its e-mail address must be confirmed. It is not confirmed yet.',
    ),
  ).toBeVisible()
  await expect(record.getByRole('heading', { level: 2 })).toHaveText('Nora Bakker')
  expect(decisions).toHaveLength(1)
})

test('what is typed at a rejection decides on nobody and moves nothing behind it', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/practitioners')
  const rows = page.getByRole('row').filter({ hasText: 'Awaiting approval' })
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('Enter')
  const record = page.getByRole('complementary', { name: 'Open record' })
  const name = String(await record.getByRole('heading', { level: 2 }).textContent())
  const { pathname } = new URL(page.url())
  const decisions: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') decisions.push(request.url())
  })

  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Reject' })
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('a jack may make a mask')
  await expect(dialog.getByLabel('Reason')).toHaveValue('a jack may make a mask')
  await dialog.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('a')
  await page.keyboard.press('j')
  await expect(record.getByRole('heading', { level: 2 })).toHaveText(name)

  await page.keyboard.press('Escape')
  await answer(page, DISCARD, 'Discard')
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(pathname)
  expect(decisions).toEqual([])
})
