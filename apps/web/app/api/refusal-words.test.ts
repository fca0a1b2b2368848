import { problemCodes } from '@salvia/contract/words/problems'
import { cartRefusalTexts } from '@salvia/rules/cart/cart-refusal'
import { expect, test } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { ApiError } from './api-error.ts'
import { cartRefusalWords, problemWords } from './refusal-words.ts'

const languages = ['en', 'de', 'nl', 'fr'] as const
const refused = (code: string, status = 422) =>
  new ApiError({ type: 'about:blank', title: 'Refused', detail: 'As the API says it', status, code })

test.for(languages)('every code of the contract has its sentence in %s', (language) => {
  overwriteGetLocale(() => language)
  for (const code of problemCodes)
    expect(problemWords(refused(code)), code).toMatch(/^[“„‘«\s]*\p{Lu}.+[.]$/u)
  expect(problemWords(refused('plan_full'))).toBe(m.refusal_plan_full({}, { locale: language }))
})

test('a code that nobody knows is said generally, and never as the API said it', () => {
  overwriteGetLocale(() => 'de')
  expect(problemWords(refused('brand_new_code'))).toBe(
    'Das hat nicht geklappt, es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  )
  expect(problemWords(refused('brand_new_code', 502))).toBe(m.refusal_server())
  expect(problemWords(new TypeError('Failed to fetch'))).toBe(m.refusal_general())
})

test('who asked too often is told how long to wait, where that is known', () => {
  overwriteGetLocale(() => 'en')
  const told = { type: 'about:blank', title: 'Too many requests', status: 429, code: 'too_many_requests' }
  expect(problemWords(new ApiError({ ...told, retryAfter: 85_482 }))).toBe(
    'Too many attempts. You can try again in 24 hours.',
  )
  expect(problemWords(new ApiError(told))).toBe('Too many attempts. Wait a minute, then try again.')
})

test('a product on whose account nothing was added is named, with what to do', () => {
  overwriteGetLocale(() => 'en')
  expect(cartRefusalWords(cartRefusalTexts.NotShippable, 'Zinc')).toBe(
    'Zinc: This product is not sold in your country. Nothing was added. Leave this product out to order the others.',
  )
  expect(cartRefusalWords(cartRefusalTexts.TemplateNotSold, 'Zinc')).toContain('to a plan first. Nothing')
})

test.for(languages)('every refusal of a cart has its sentence in %s', (language) => {
  overwriteGetLocale(() => language)
  const general = m.refusal_general()
  for (const text of Object.values(cartRefusalTexts)) expect(cartRefusalWords(text), text).not.toBe(general)
  expect(cartRefusalWords('Something new')).toBe(general)
})

test('in English a cart is refused in the words of the API', () => {
  overwriteGetLocale(() => 'en')
  for (const text of Object.values(cartRefusalTexts)) expect(cartRefusalWords(text)).toBe(text)
})
