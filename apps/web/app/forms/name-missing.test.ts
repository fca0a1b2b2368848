import { expect, test } from 'vitest'
import { nameMissing } from './name-missing.ts'

const form = {
  elements: {
    namedItem: (name: string) =>
      name === 'firstName' ? { labels: [{ textContent: ' First name ' }] } : name === 'kind' ? {} : null,
  },
}

test('what is missing is named by its label; other errors and fields without a label stay as they are', () => {
  const errors = {
    firstName: 'Fill this in.',
    kind: 'Fill this in.',
    gone: 'Fill this in.',
    email: 'Enter an e-mail address.',
  }
  expect(nameMissing(errors, form)).toEqual({ ...errors, firstName: '“First name” is missing.' })
  expect(nameMissing(errors, null)).toEqual(errors)
})
