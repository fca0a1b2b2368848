import { forgetSession } from '../fixtures/accounts.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { surveyLink } from '../fixtures/survey.ts'

const QUESTIONS = 7

test('a survey of a mail is answered without a login, also half, and once more', async ({ page, signIn }) => {
  await signIn('practitioner2')
  const link = await surveyLink(page)
  await forgetSession(page)
  await page.goto(link)
  await expect(page.getByText('Question 1 of 7')).toBeVisible()
  await page.getByRole('radio', { name: '6 to 9' }).check()
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByText('Question 2 of 7')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: '6 to 9' })).toBeChecked()
  for (let at = 1; at < QUESTIONS; at += 1) {
    await expect(page.getByText(`Question ${at} of 7`)).toBeVisible()
    await page.getByRole('button', { name: 'Skip' }).click()
  }
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Thank you. Your answers are saved.')).toBeVisible()
  await signIn('practitioner2')
  const { id } = (await (await page.request.get('/api/users/me')).json()) as { id: string }
  const kept = await (await page.request.get(`/api/surveys/onboarding?userId=${id}`)).json()
  expect(kept).toMatchObject({ answers: { patientCount: 'SixToNine' }, completedAt: expect.any(String) })
})

test('a link that is forged or over says so, and the answer given stays on the page', async ({ page }) => {
  await page.goto('/surveys/onboarding?token=forged')
  await page.getByRole('radio', { name: '6 to 9' }).check()
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(
    page.getByText('This link has expired or is incomplete. Use the link in the latest message.'),
  ).toBeVisible()
  await expect(page.getByText('Question 1 of 7')).toBeVisible()
  await expect(page.getByRole('radio', { name: '6 to 9' })).toBeChecked()
})
