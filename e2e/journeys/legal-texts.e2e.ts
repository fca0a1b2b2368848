import { expect, test } from '../fixtures/salvia.ts'

test('who signs up reads the terms that are agreed to, in the language of the page', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/de')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Allgemeine Geschäftsbedingungen', 'Datenschutz', 'Vertrag widerrufen', 'Impressum'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(
    footer.getByText(`© ${new Date().getUTCFullYear()} Salvia. Alle Rechte vorbehalten.`),
  ).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Fragen und Antworten' })).toHaveAttribute(
    'href',
    '/de/faqs/all',
  )
  await footer.getByRole('link', { name: 'Vertrag widerrufen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Widerrufsbelehrung' })).toBeVisible()
  await expect(page.getByText(/^Fassung vom \d{1,2}\. \p{L}+ \d{4}$/u)).toBeVisible()

  await page.goto('/auth/join?type=practitioner')
  const terms = page.getByRole('link', { name: /Terms for practitioners|Bedingungen für Fachpersonen/ })
  await page.goto(String(await terms.getAttribute('href')))
  await expect(
    page.getByRole('heading', { level: 1, name: /Terms for practitioners|Bedingungen für Fachpersonen/ }),
  ).toBeVisible()
})
