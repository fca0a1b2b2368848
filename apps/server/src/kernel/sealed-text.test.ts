import { expect, test } from 'vitest'
import { sealedText } from './sealed-text.ts'

const OLD = 'an old key that is long enough to be one'
const NEW = 'a new key that is long enough to be one too'

test('a sealed text says nothing, differs each time and opens again', () => {
  const { seal, open } = sealedText([NEW])
  const sealed = seal('Zoë · 東京')
  expect(sealed).not.toContain('Zoë')
  expect(seal('Zoë · 東京')).not.toBe(sealed)
  expect(open(sealed)).toBe('Zoë · 東京')
})

test('a new key in front seals, the old one still opens what it sealed', () => {
  const sealed = sealedText([OLD]).seal('secret')
  const both = sealedText([NEW, OLD])
  expect(both.open(sealed)).toBe('secret')
  expect(sealedText([NEW]).open(both.seal('secret'))).toBe('secret')
  expect(() => sealedText([NEW]).open(sealed)).toThrow('the key that sealed this text is gone')
})

test('a text that was changed does not open', () => {
  const { seal, open } = sealedText([NEW])
  const [id, body = ''] = seal('secret').split('.')
  const bytes = Buffer.from(body, 'base64url')
  bytes[13] = (bytes[13] ?? 0) ^ 1
  expect(() => open(`${id}.${bytes.toString('base64url')}`)).toThrow()
})
