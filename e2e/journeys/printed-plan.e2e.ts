import { expect, test } from '../fixtures/salvia.ts'

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
