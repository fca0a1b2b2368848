import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isLegacyCode,
  isShareCode,
  namesPlanById,
  neighbourCodes,
  normaliseShareCode,
  shareCodeAlphabet,
  shareCodeFrom,
} from './share-code.ts'

test('the alphabet has no look-alikes and no letter twice', () => {
  expect(shareCodeAlphabet).not.toMatch(/[01ILO]/)
  expect(new Set(shareCodeAlphabet).size).toBe(31)
})

test.for([
  { bytes: [0, 1, 2, 3, 4, 5, 6], code: '2345678' },
  { bytes: [30, 31, 61, 62, 247, 0, 0], code: 'Z2Z2Z22' },
  { bytes: [248, 255, 0, 1, 250, 2, 3, 4, 5, 6, 7], code: '2345678' },
  { bytes: [0, 1, 2, 3, 4, 5], code: null },
  { bytes: [0, 1, 2, 3, 4, 5, 248], code: null },
  { bytes: [], code: null },
])('bytes $bytes give the code $code', ({ bytes, code }) => {
  expect(shareCodeFrom(new Uint8Array(bytes))).toBe(code)
})

test('every letter comes from the same number of bytes', () => {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  const firstLetters = bytes.map((byte) => shareCodeFrom(new Uint8Array([byte, 0, 0, 0, 0, 0, 0]))?.[0])
  const counts = Map.groupBy(firstLetters, (letter) => letter)
  counts.delete(undefined)
  expect([...counts.values()].map((all) => all.length)).toEqual(Array(31).fill(8))
})

test('a made code is one that it is recognised by', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32, max: 247 }), (bytes) => {
      const code = shareCodeFrom(bytes) ?? ''
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{7}$/)
      expect(normaliseShareCode(` ${code.toLowerCase().slice(0, 3)} ${code.slice(3)}\t`)).toBe(code)
      expect(isShareCode(code)).toBe(true)
    }),
  )
})

test.for([
  { text: 'K7M4XQ2', is: true },
  { text: 'k7m 4xq2', is: true },
  { text: 'LEGACY1234', is: true },
  { text: 'A B C D E F G H J K', is: true },
  { text: 'LEGACY12345', is: false },
  { text: '019a9f3e-5a0c-7cc2-b5a8-0f6a2a3c7e11', is: false },
  { text: '', is: false },
  { text: '   ', is: false },
])('"$text" is a share code: $is', ({ text, is }) => {
  expect(isShareCode(text)).toBe(is)
})

test.for([
  { text: 'K7M4XQ', is: false },
  { text: 'K7M4XQ2', is: false },
  { text: 'k7m 4xq2', is: false },
  { text: 'K7M4XQ22', is: true },
  { text: 'LEGACY1234', is: true },
  { text: 'LEGACY12345', is: false },
  { text: '', is: false },
])('"$text" is a code of the old system: $is', ({ text, is }) => {
  expect(isLegacyCode(text)).toBe(is)
})

test('a plan is named by its id where there is a hyphen, else by its code', () => {
  expect(namesPlanById('019a9f3e-5a0c-7cc2-b5a8-0f6a2a3c7e11')).toBe(true)
  expect(namesPlanById('K7M4XQ2')).toBe(false)
})

test('a code has 210 neighbours, each one letter away; what no code can be has none', () => {
  const neighbours = neighbourCodes('K7M4XQ2') ?? []
  expect(new Set(neighbours).size).toBe(210)
  for (const code of neighbours)
    expect([...code].filter((letter, at) => letter !== 'K7M4XQ2'[at])).toHaveLength(1)
  for (const text of ['', 'K7M4XQ', 'K7M4XQ22', 'K7M4XQ0', 'k7m4xq2']) expect(neighbourCodes(text)).toBeNull()
})
