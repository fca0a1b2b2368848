import { expect, test } from '../fixtures/salvia.ts'
import { callsOf, openSession, originOf } from '../fixtures/session.ts'

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
