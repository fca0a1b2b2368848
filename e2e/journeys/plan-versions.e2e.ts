import { openSharedPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('a practitioner compares the versions of a plan and restores one, and a client reads what changed', {
  tag: '@long',
}, async ({ page, browser, baseURL, signInOnce }) => {
  await signInOnce('practitioner')
  const plan = await openSharedPlan(page, baseURL)
  const context = await browser.newContext({ baseURL: String(baseURL) })
  const client = await context.newPage()
  const noted = client.waitForResponse((answer) => answer.url().endsWith('/viewed'))
  await client.goto(`/recommendations/${plan.shareCode}`)
  await noted

  await page.getByRole('button', { name: /^Instruction for / }).click()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('textbox', { name: 'Amount' }).fill('3')
  await saved
  await client.reload()
  await expect(client.getByRole('link', { name: 'Changed since your last visit' })).toBeVisible()
  await expect(client.getByText(new RegExp(`${plan.product}: now 3 `))).toBeVisible()
  await context.close()

  await page.getByRole('button', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog', { name: /^Versions of / })
  await dialog.getByRole('button', { name: 'Compare version 2' }).click()
  await expect(dialog.getByRole('region', { name: 'What this version changed' })).toContainText('now 3')
  await dialog.getByRole('button', { name: 'Restore version 1' }).click()
  const question = page.getByRole('dialog', { name: 'Restore version 1' })
  await question.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Version 1 is restored.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Versions' })).toBeFocused()
  const takenBack = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect((await takenBack).status()).toBe(200)

  await page.goto(`/treatment-plans?versions=${plan.id}`)
  await expect(dialog.getByText('Version 4')).toBeVisible()
  await expect(dialog.getByText('Brought back version 1')).toBeVisible()
})
