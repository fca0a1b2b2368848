import { expect, test } from 'vitest'
import { erpFaultOf, stateOf } from './outbox-words.ts'

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

const DENIED = 'The ERP refused access. Check its database, user and key, and the rights of that user.'
const UNREADABLE =
  'What answered at the ERP’s address cannot be read as the ERP, for example an error page. Check the address and whether the ERP is running.'
const AWAY = 'The ERP did not answer.'

test.for([
  ['the ERP answered odoo.exceptions.AccessDenied', DENIED],
  ['the ERP answered odoo.exceptions.AccessError', DENIED],
  ['the ERP answered odoo.http.SessionExpiredException', DENIED],
  ['the ERP answered 401: werkzeug.exceptions.Unauthorized', DENIED],
  ['the ERP answered something unreadable', UNREADABLE],
  ['fetch failed', AWAY],
  ['The operation was aborted due to timeout', AWAY],
  ['the ERP answered 503: no reason given', AWAY],
  ['the ERP answered odoo.exceptions.ValidationError', null],
  [null, null],
] as const)('a call to the ERP that failed of “%s” says what to look at', ([lastError, words]) => {
  expect(erpFaultOf({ kind: 'Erp', lastError })).toBe(words)
  expect(erpFaultOf({ kind: 'Mail', lastError })).toBeNull()
})
