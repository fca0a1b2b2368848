import { expect, test } from 'vitest'
import { tokenClaims } from './token-claims.ts'

const token = (payload: string) => `x.${Buffer.from(payload).toString('base64url')}.y`

test('a token says whether the e-mail is verified', () => {
  expect([
    tokenClaims(token('{"isEmailVerified":true,"type":"ÿ?>"}')),
    tokenClaims(token('{"isEmailVerified":false}')),
  ]).toMatchObject([{ isEmailVerified: true }, { isEmailVerified: false }])
})

test.for(['', 'x', 'x.y.z', token('null'), token('{"isEmailVerified":"yes"}')])(
  '"%s" claims nothing',
  (text) => {
    expect(tokenClaims(text)).toEqual({ isEmailVerified: false })
  },
)
