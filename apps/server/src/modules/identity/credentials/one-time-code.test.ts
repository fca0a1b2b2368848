import { describe, expect, test } from 'vitest'
import { codeAt, otpauthUrl, stepOf, toBase32 } from './one-time-code.ts'

const secret = Buffer.from('12345678901234567890')

describe('the test vectors of RFC 4226 and RFC 6238', () => {
  test.for([
    [0, '755224'],
    [1, '287082'],
    [9, '520489'],
    [1, '287082'],
    [37_037_036, '081804'],
    [666_666_666, '353130'],
  ] as const)('counter %i gives %s', ([counter, code]) => {
    expect(codeAt(secret, counter)).toBe(code)
  })
})

test.for([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
] as const)('"%s" is %s in base 32', ([text, encoded]) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded)
})

const at = (step: number) => new Date(step * 30_000)

test.for([
  [99, 100],
  [100, 100],
  [101, 100],
  [98, null],
  [102, null],
] as const)('in step %i the code of step 100 is that of step %s', ([present, step]) => {
  expect(stepOf(secret, codeAt(secret, 100), at(present))).toBe(step)
})

test.for(['', '12345', '1234567', '12345a', '１２３４５６'])('"%s" is no code', (code) => {
  expect(stepOf(secret, code, at(100))).toBeNull()
})

test('authenticators get the secret with its account', () => {
  expect(otpauthUrl('MZXW6YTB', { issuer: 'Salvia', account: 'anna@salvia.example' })).toBe(
    'otpauth://totp/Salvia:anna%40salvia.example?secret=MZXW6YTB&issuer=Salvia&digits=6&period=30',
  )
})
