import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const read = { name: 'Zinc', synonyms: ['Zn'], category: '' }

test('fields differ by what they hold', () => {
  expect(changedFields({ ...read, synonyms: ['Zn'] }, read)).toEqual([])
  expect(changedFields({ ...read, synonyms: ['Zn', 'Zincum'] }, read)).toEqual(['synonyms'])
})
