import { expect, test } from '../fixtures/salvia.ts'

test('a visitor says that an answer did not help, is told where to ask, and admins see it', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.goto('/faqs/all?question=calendar')
  const answer = page.getByRole('group').filter({ hasText: 'Can I print my plan' })
  await answer.getByRole('button', { name: 'No', exact: true }).click()
  await expect(answer.getByRole('status')).toContainText('write to us')
  // The thanks stand where the question was.
  await expect(answer.getByRole('status')).toBeFocused()
  await signIn('admin')
  await page.goto('/admin/content')
  const row = page.getByRole('row', { name: /Can I print my plan/ })
  await expect(row.getByRole('cell').last()).toHaveText('1')
})
