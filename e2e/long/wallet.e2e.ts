import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fillCart } from '../fixtures/guest-cart.ts'
import { answer } from '../fixtures/question.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { callsOf } from '../fixtures/session.ts'

type Payout = { practitioner: { id: string; fullName: string }; amount: { amount: number } }

/** What the run pays somebody, once it has come to them. */
async function payoutOf(name: string): Promise<Payout> {
  const accounting = await callsOf('accounting')
  let found: Payout | undefined
  await expect(async () => {
    const answer = await accounting.get('/api/admin/payouts?status=Pending')
    const { results } = (await answer.json()) as { results: Payout[] }
    found = results.find(({ practitioner }) => practitioner.fullName === name)
    expect(found).toBeDefined()
  }).toPass()
  return found as Payout
}

/** What the bank answers to a file when it has paid all of it. */
async function answerOf(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).first().click()
  const xml = await readFile(await (await download).path(), 'utf8')
  const [message] = [...xml.matchAll(/<MsgId>(\w+)</g)].map(([, id]) => id)
  const transfers = [...xml.matchAll(/<EndToEndId>(\w+)</g)].map(([, id]) => id)
  expect(transfers.length).toBeGreaterThan(0)
  const lines = transfers.map(
    (id) => `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>ACSC</TxSts></TxInfAndSts>`,
  )
  return Buffer.from(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
    <GrpHdr><MsgId>answer-${message}</MsgId></GrpHdr>
    <OrgnlGrpInfAndSts><OrgnlMsgId>${message}</OrgnlMsgId></OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts>${lines.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`)
}

// One after the other: both are about the same wallet, and a run between choosing and paying empties it.
test.describe.configure({ mode: 'default' })

test('a practitioner pays a part from the wallet, and signing out forgets the choice', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('practitioner')
  await page.goto(await fillCart(page, 'payment', { isForClient: true }))
  await page.getByLabel(/^Pay with my wallet/).check()
  const amount = page.getByLabel('Amount from your wallet, in euros')
  await amount.fill('5')
  await amount.press('Enter')
  const part = page.getByText('From the wallet', { exact: true }).locator('..')
  await expect(part).toContainText('−€5.00')
  await page.reload()
  await expect(part).toContainText('−€5.00')
  const due = String(await page.getByText('Left to pay').locator('..').locator('dd').textContent())
  await page.getByRole('button', { name: `Order and pay ${due}` }).click()
  await expect(page).toHaveURL(/\/test-gateway\//)
  await expect(page.getByRole('main')).toContainText(due)
  await page.getByRole('button', { name: /^Pay/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(part).toContainText('−€5.00')
  await page.goto('/wallet')
  await expect(page.getByRole('row', { name: /Purchase/ }).first()).toContainText('5.00')
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('salvia-balance-used'))).toBeNull()
})

test('accounting pays the wallets out by a file, reads the bank’s answer, and the practitioner sees the money paid', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('accounting')
  await page.goto('/admin/payouts')
  await page.getByRole('button', { name: 'Preview run' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview run' })
  const sophie = preview.getByRole('row', { name: /Sophie van Dijk/ })
  await expect(sophie).toContainText('will be paid')
  const start = preview.getByRole('button', { name: /^Start run of \d/ })
  await expect(start).toBeDisabled()
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' }).format(new Date())
  await preview.getByLabel('Day of the run').fill(today)
  await start.click()
  await expect(page.getByText('The run has started.')).toBeVisible()

  const file = page.getByRole('button', { name: 'Make SEPA file' })
  await expect(async () => {
    await page.reload()
    await expect(file).toBeVisible({ timeout: 1000 })
  }).toPass()
  const paid = await payoutOf('Sophie van Dijk')
  const amount = `€${(paid.amount.amount / 100).toFixed(2)}`
  await file.click()
  await expect(page.getByText('The file is ready.')).toBeVisible()
  const buffer = await answerOf(page)
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(page.getByText(/with the bank since/)).toBeVisible()
  await page.getByRole('button', { name: 'Import answers' }).first().click()
  await page
    .getByRole('dialog', { name: 'Import answers' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'answer.xml', mimeType: 'application/xml', buffer })
  await expect(page.getByText(/^Imported: \d+ confirmed, 0 returned/)).toBeVisible()
  await expect(page.getByText('No payout is waiting.')).toBeVisible()

  await signIn('practitioner')
  await page.goto('/wallet')
  const statement = page.getByRole('region', { name: 'Statement' })
  await expect(statement.getByRole('row', { name: /Payout/ }).first()).toContainText(amount)
  const available = await page
    .getByRole('term')
    .filter({ hasText: /^Available$/ })
    .locator('+ dd')
    .textContent()
  await expect(statement.getByText(/^The balance was/)).toContainText(`${available} at the end.`)
  const payout = page
    .getByRole('region', { name: 'Transactions' })
    .getByRole('row', { name: /Payout/ })
    .first()
  await expect(payout).toContainText(amount)
  await payout.getByRole('button', { name: 'Payout' }).click()
  await page.getByRole('dialog').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/wallet\/payouts?\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(amount)
  await expect(page.getByRole('main').getByText('Paid', { exact: true }).first()).toBeVisible()
})

test('accounting changes what a draft says before it is posted', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('accounting')
  await page.goto('/admin/commission')
  await page.getByRole('button', { name: 'Enter an entry' }).click()
  const entering = page.getByRole('dialog', { name: 'Enter an entry' })
  await entering.getByRole('combobox', { name: 'Practitioner' }).fill('Becker')
  await page.getByRole('option', { name: /Becker/ }).click()
  await entering.getByLabel('Type').selectOption('Bonus')
  await entering.getByLabel('Amount in EUR').fill('12.00')
  await entering.getByLabel('Reason').fill('Talk in Berlin')
  await entering.getByRole('button', { name: 'Save as a draft' }).click()
  const record = page.getByRole('complementary', { name: 'Open record' })
  await expect(record).toContainText('Talk in Berlin')

  await record.getByRole('button', { name: 'Change' }).click()
  const changing = page.getByRole('dialog', { name: 'Change the draft' })
  await expect(changing.getByLabel('Reason')).toHaveValue('Talk in Berlin')
  await changing.getByLabel('Amount in EUR').fill('-21.50')
  await changing.getByRole('button', { name: 'Save' }).click()
  await expect(changing.getByText('Only an adjustment can take an amount away.')).toBeVisible()
  await changing.getByLabel('Amount in EUR').fill('21.50')
  await changing.getByLabel('Reason').fill('Talk in Bern')
  await changing.getByRole('button', { name: 'Save' }).click()
  await expect(changing).toBeHidden()
  await expect(record).toContainText('€21.50')
  await expect(record).toContainText('Talk in Bern')
  await record.getByRole('button', { name: 'Delete the draft' }).click()
  await answer(page, 'Delete the draft', 'Delete the draft')
  await expect(record).toContainText('Deleted before it was posted.')
})
