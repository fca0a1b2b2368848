import { expect, test } from '../fixtures/salvia.ts'
import { callsOf, originOf } from '../fixtures/session.ts'
import { makeCapsules } from '../fixtures/substitution.ts'

test('a plan on paper is a table of the day with the way back to it, and no controls', async ({
  page,
  codeOf,
}) => {
  const code = await codeOf('practitioner', 'Sleep and recovery')
  await page.goto(`/recommendations/${code}`)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const iron = page.getByRole('row', { name: /^Iron Bisglycinate/ })
  await expect(iron.getByRole('cell')).toHaveText([
    '1 capsule On an empty stomach',
    '',
    '',
    '',
    '',
    '3 months',
  ])
  await expect(page.getByText(`enter the code ${code}`)).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code that opens this plan' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('a dose that changes is on paper at each of its times, below the line for its first day', {
  tag: '@long',
}, async ({ page }) => {
  const { id, name } = await makeCapsules(`Zinc ${crypto.randomUUID().slice(0, 6)}`, [])
  const practitioner = await callsOf('practitioner')
  const phases = [
    { days: 7, intakeAmount: 3, intakeTime: ['Morning'] },
    { days: null, intakeAmount: 2, intakeTime: ['Morning', 'Evening'] },
  ]
  const item = { productId: id, intakeFormatId: 'capsule', schedule: { phases } }
  const made = await practitioner.post('/api/recommendations', {
    headers: { origin: originOf() },
    data: { name: 'Taper', recommendationItems: [item] },
  })
  expect(made.status()).toBe(201)
  const { shareCode } = (await made.json()) as { shareCode: string }
  await page.goto(`/recommendations/${shareCode}`)
  await page.emulateMedia({ media: 'print' })
  const zinc = page.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(zinc.getByRole('rowheader')).toContainText(
    'then 2 capsules each time (Morning, Evening) from day 8',
  )
  await expect(zinc.getByRole('cell')).toHaveText(['3 capsules', '2 capsules from day 8', ''])
  const line = await page.getByText(/^First day: _+$/).boundingBox()
  const table = await page.getByRole('table').boundingBox()
  expect(line && table && line.y + line.height <= table.y).toBe(true)
})
