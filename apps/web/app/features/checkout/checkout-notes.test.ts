import { expect, test } from 'vitest'
import { checkoutNotes } from './checkout-notes.ts'

const plain = {
  isCustomClientOrder: false,
  vatNumberStatus: null,
  hasCarrier: true,
  isTest: false,
}
const kinds = (situation: Partial<Parameters<typeof checkoutNotes>[0]>) =>
  checkoutNotes({ ...plain, ...situation }).map(({ category, type }) => `${category} ${type}`)

test.for([
  [{}, []],
  [{ isCustomClientOrder: true }, ['INFORMATION info']],
  [{ hasCarrier: false }, ['SHIPPING warning']],
  [{ isTest: true }, ['PAYMENT info']],
  [{ vatNumberStatus: 'Invalid' }, ['PAYMENT warning']],
  [{ vatNumberStatus: 'FormatValid' }, ['PAYMENT info']],
  [{ vatNumberStatus: 'Confirmed' }, []],
] as const)('a checkout with %j explains %j, and what comes after it', ([situation, more]) => {
  expect(kinds(situation)).toEqual([...more, 'PAYMENT tip'])
})
