import { expect, test } from 'vitest'
import { stateOf } from './outbox-words.ts'

const said = (message: Parameters<typeof stateOf>[0], isKept: boolean) => {
  const { word, mark } = stateOf(message, isKept)
  return [word(), mark]
}

test('without a mail service a mail is kept, and nothing else changes', () => {
  expect(said({ kind: 'Mail', state: 'Sent' }, true)).toEqual(['Kept', 'secondary'])
  expect(said({ kind: 'Mail', state: 'Sent' }, false)).toEqual(['Sent', 'available'])
  expect(said({ kind: 'Erp', state: 'Sent' }, true)).toEqual(['Sent', 'available'])
  expect(said({ kind: 'Mail', state: 'Failed' }, true)).toEqual(['Failed', 'unavailable'])
})
