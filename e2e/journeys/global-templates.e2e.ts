import { expect, test } from '../fixtures/salvia.ts'
import { callsOf, openSession, originOf } from '../fixtures/session.ts'
import { makePair } from '../fixtures/substitution.ts'

const NAME = 'After a long flight'

test('an admin makes an expert’s template global, and a colleague uses it for a client', {
  tag: '@long',
}, async ({ page, browser, baseURL, signInOnce }) => {
  await signInOnce('admin')
  await page.goto(`/admin/recommendations?query=${encodeURIComponent(NAME)}&kind=template`)
  await page.getByRole('link', { name: NAME }).click()
  const record = page.getByRole('complementary', { name: 'Open record' })
  await expect(record.getByText('Only its author sees this template.')).toBeVisible()
  await record.getByRole('button', { name: 'Make global' }).click()
  const dialog = page.getByRole('dialog', { name: `Make “${NAME}” global` })
  // Any approved practitioner can be found as its author, also one who has no global template yet.
  const author = dialog.getByLabel('Author', { exact: true })
  const before = await author.inputValue()
  await dialog.getByRole('button', { name: 'Find another author' }).click()
  await dialog.getByRole('combobox', { name: 'Find another author' }).fill('practitioner2@')
  await dialog.getByRole('option', { name: /practitioner2@/ }).click()
  await expect(author).not.toHaveValue(before)
  await expect(author.locator('option:checked')).toHaveCount(1)
  await author.selectOption(before)
  await dialog.getByLabel('Category').selectOption('Stress and calm')
  await dialog.getByRole('button', { name: 'Make global' }).click()
  await expect(record.getByText('All approved practitioners see this template.')).toBeVisible()
  await expect(record.getByRole('listitem').filter({ hasText: 'Made global' })).toContainText(
    'Mara Lindqvist',
  )

  const context = await browser.newContext({ baseURL: String(baseURL) })
  const colleague = await context.newPage()
  await openSession(context.request, 'practitioner2')
  await colleague.goto('/treatment-plans/templates?mode=ExpertTemplates&templateCategoryId=stress')
  await colleague.getByRole('link', { name: NAME }).click()
  await expect(colleague).toHaveURL(/\/treatment-plans\/templates\/[\w-]+$/)
  await expect(colleague.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await colleague.getByRole('button', { name: /^(Use for a client|Für einen Klienten verwenden)$/ }).click()
  await expect(colleague).toHaveURL(/\/recommendations\/[\w-]+\/edit$/)
  await context.close()

  const calls = await callsOf('practitioner')
  const listed = await calls.get(`/api/recommendations?mode=OwnTemplates&name=${encodeURIComponent(NAME)}`)
  const { results } = (await listed.json()) as { results: { id: string }[] }
  const changed = await calls.put(`/api/recommendations/${results[0]?.id}`, {
    headers: { origin: originOf() },
    data: { summary: 'Two nights are enough.', evidence: 'Tried by the crew.' },
  })
  expect(changed.status()).toBe(200)
  await page.reload()
  const change = record.getByRole('listitem').filter({ hasText: 'Changed · ' })
  await change.getByText('What changed').click()
  await expect(change.getByText('The text of the plan has changed.')).toBeVisible()
  await expect(change.getByText('Changed: Evidence')).toBeVisible()

  await record.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog', { name: 'Withdraw' }).getByRole('button', { name: 'Withdraw' }).click()
  await expect(record.getByText('Only its author sees this template.')).toBeVisible()
})

test('of a template that was changed or withdrawn under its reader nothing is copied until the reader saw it', {
  tag: '@long',
}, async ({ page, signInOnce }) => {
  const mark = crypto.randomUUID().slice(0, 6)
  const { from, to } = await makePair(mark)
  const headers = { origin: originOf() }
  const [author, admin] = [await callsOf('practitioner2'), await callsOf('admin')]
  const dosed = (intakeAmount: number) => ({
    productId: from.id,
    intakeAmount,
    intakeFormatId: 'capsule',
    intakeTime: ['Evening'],
  })
  const data = { name: `Global ${mark}`, isTemplate: true, recommendationItems: [dosed(1)] }
  const made = await author.post('/api/recommendations', { headers, data })
  const { id } = (await made.json()) as { id: string }
  const makeGlobal = (isGlobalTemplate: boolean) =>
    admin.put(`/api/recommendations/${id}`, { headers, data: { isGlobalTemplate } })
  expect((await makeGlobal(true)).status()).toBe(200)

  await signInOnce('practitioner')
  await page.goto(`/treatment-plans/templates/${id}`)
  const copy = page.getByRole('button', { name: 'Make a copy' })
  await expect(copy).toBeEnabled()
  const recommendationItems = [dosed(5), { productId: to.id }]
  const changed = await author.put(`/api/recommendations/${id}`, { headers, data: { recommendationItems } })
  expect(changed.status()).toBe(200)
  await copy.click()
  const note = page.getByRole('alert').filter({ hasText: 'This template was changed while you had it open' })
  await expect(note.getByText(`${from.name}: now 5 capsules`, { exact: false })).toBeVisible()
  await expect(page.getByRole('main').getByText(to.name).last()).toBeVisible()
  await expect(page).toHaveURL(`/treatment-plans/templates/${id}`)
  await copy.click()
  await expect(page).toHaveURL(/\/recommendations\/[\w-]+\/edit$/)

  await page.goto(`/treatment-plans/templates/${id}`)
  await expect(copy).toBeEnabled()
  expect((await makeGlobal(false)).status()).toBe(200)
  await copy.click()
  const gone = page.getByRole('alert').filter({ hasText: 'This template is no longer available' })
  await gone.getByRole('link', { name: 'Back to the templates' }).click()
  await expect(page).toHaveURL('/treatment-plans/templates')
})
