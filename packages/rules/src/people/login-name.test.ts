import { expect, test } from 'vitest'
import { loginNameKind } from './login-name.ts'

test.for([
  { typed: '+31612345678', kind: 'phone' },
  { typed: '0612345678', kind: 'phone' },
  { typed: ' 0612345678 ', kind: 'phone' },
  { typed: '1', kind: 'phone' },
  { typed: '+', kind: 'email' },
  { typed: '', kind: 'email' },
  { typed: '06 12345678', kind: 'email' },
  { typed: '++31612345678', kind: 'email' },
  { typed: '31+612345678', kind: 'email' },
  { typed: '0612345678a', kind: 'email' },
  { typed: '123@salvia.example', kind: 'email' },
])('"$typed" is read as $kind', ({ typed, kind }) => {
  expect(loginNameKind(typed)).toBe(kind)
})
