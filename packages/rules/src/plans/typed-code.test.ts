import { expect, test } from 'vitest'
import { codesMeantBy, isShortCode } from './typed-code.ts'

test.for([
  { typed: 'snne-4hq', codes: ['SNNE4HQ'] },
  { typed: ' SNNE – 4hq ', codes: ['SNNE4HQ'] },
  { typed: 'snne-4h0', codes: ['SNNE4H0', 'SNNE4HQ'] },
  { typed: 'o0iIl12', codes: ['O0IIL12', 'QQ77772'] },
  { typed: 'LEGACY1234', codes: ['LEGACY1234'] },
  { typed: 'OLDIE', codes: ['OLDIE'] },
  { typed: 'K7M4', codes: [] },
  { typed: 'LEGACY12345', codes: [] },
  { typed: 'K7M4XQ?', codes: [] },
  { typed: '', codes: [] },
  { typed: 'https://salvia.example/r/4G263GM', codes: ['4G263GM'] },
  { typed: ' salvia.example/de/recommendations/4g263gm?from=mail ', codes: ['4G263GM'] },
  { typed: 'https://salvia.example/recommendations/4G263GM/redirect', codes: ['4G263GM'] },
  { typed: 'https://salvia.example/shop', codes: [] },
  { typed: 'https://salvia.example/recommendations/01a21afe-0fd7-70de-8c7e-b1c0b4e8e55c', codes: [] },
])('"$typed" may mean $codes', ({ typed, codes }) => {
  expect(codesMeantBy(typed)).toEqual(codes)
})

test.for([
  { code: 'K7M4XQ', isShort: true },
  { code: 'K7M4XQ2', isShort: false },
  { code: 'LEGACY1234', isShort: false },
])('$code lacks a sign: $isShort', ({ code, isShort }) => {
  expect(isShortCode(code)).toBe(isShort)
})
