import type { EntryFault } from '@salvia/contract/content/content-fault'
import { expect, test } from 'vitest'
import { faultWords } from './fault-words.ts'

const fault = (given: Partial<EntryFault>): EntryFault => ({
  ...{ item: null, place: [], problem: 'Missing', about: null, ...given },
})

test.for<[Partial<EntryFault>, string]>([
  [{ item: 2, place: ['question'] }, 'item 2, question: is missing'],
  [{ place: ['sections', '1', 'heading'] }, 'sections, 1, heading: is missing'],
  [{}, 'the entry: is missing'],
  [{ problem: 'UnknownBlank', about: '{sale}' }, 'there is no blank {sale}'],
  [{ place: ['pay'], problem: 'UnknownCategory', about: 'cars' }, 'pay: there is no category cars'],
])('%o reads "%s"', ([given, words]) => {
  expect(faultWords(fault(given))).toBe(words)
})

test('a wrong date of a banner names the forms that are right', () => {
  const words = faultWords(fault({ item: 1, place: ['dateFrom'], problem: 'NoBannerDate' }))
  expect(words).toMatch(/^item 1, dateFrom: is no date: .*2026-11-29T09:00\+01:00/)
})
