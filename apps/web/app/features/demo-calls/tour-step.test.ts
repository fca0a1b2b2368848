import { SHARE_CODE_LENGTH } from '@salvia/contract/words/limits'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { stepAt, stepLink } from './tour-step.ts'

test.each([
  ['', 0],
  ['step=1', 0],
  ['step=3', 2],
  ['step=4', 3],
  ['step=5', 0],
  ['step=0', 0],
  ['step=-1', 0],
  ['step=2.5', 0],
  ['step=x&step=2', 0],
])('"%s" shows step %i', (search, at) => {
  expect(stepAt(new URLSearchParams(search), 4)).toBe(at)
})

test('each step but the first has an address of its own', () => {
  expect([0, 1, 3].map(stepLink)).toEqual([{ search: '' }, { search: '?step=2' }, { search: '?step=4' }])
})

test('the sample code is as long as the code of a plan, in every language', () => {
  const lengths = languages.map((locale) => m.demo_tour_sample_code({}, { locale }).length)
  expect(lengths).toEqual(languages.map(() => SHARE_CODE_LENGTH))
})
