import { expect, test } from 'vitest'
import { tokenClaims } from './token-claims.ts'

const token = (payload: string) => `x.${Buffer.from(payload).toString('base64url')}.y`

test('a token says whose it is, whether the e-mail is verified and what is pending', () => {
  const payload =
    '{"email":"zoë@mail.nl","isEmailVerified":true,"changeEmailTo":"b@mail.nl","changePhoneTo":"+31612345678","type":"ÿ?>"}'
  expect(tokenClaims(token(payload))).toEqual({
    email: 'zoë@mail.nl',
    isEmailVerified: true,
    changeEmailTo: 'b@mail.nl',
    changePhoneTo: '+31612345678',
  })
})

test('what a token does not claim is not pending', () => {
  expect(tokenClaims(token('{"email":"a@mail.nl","isEmailVerified":false}'))).toEqual({
    email: 'a@mail.nl',
    isEmailVerified: false,
    changeEmailTo: null,
    changePhoneTo: null,
  })
})

test.for(['', 'x', 'x.y.z', token('null'), token('{"isEmailVerified":"yes"}')])(
  '"%s" claims nothing',
  (text) => {
    expect(tokenClaims(text)).toEqual({
      email: '',
      isEmailVerified: false,
      changeEmailTo: null,
      changePhoneTo: null,
    })
  },
)
