import { expect, test } from '../fixtures/salvia.ts'

test('a day is written as the language of the page does, and chosen from its calendar', {
  tag: '@long',
}, async ({ page, signInOnce }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInOnce('practitioner2')
  await page.goto('/clients')
  // Nothing scrolls sideways with the longer words either.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const day = page.getByLabel('Eingeladen seit')
  await expect(day).toHaveAttribute('placeholder', 'TT.MM.JJJJ')
  await day.fill('1.3.2026')
  await day.blur()
  await expect(day).toHaveValue('01.03.2026')
  await page.getByRole('button', { name: 'Aus dem Kalender wählen' }).click()
  await expect(page.getByText('März 2026')).toBeVisible()
  await page.getByRole('button', { name: '24 März 2026', exact: true }).click()
  await expect(day).toHaveValue('24.03.2026')
  await day.fill('31.11.2026')
  await day.blur()
  await expect(page.getByText('Schreiben Sie den Tag so: TT.MM.JJJJ.')).toBeVisible()
  await expect(day).toHaveValue('31.11.2026')
})
