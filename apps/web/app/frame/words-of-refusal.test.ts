import { expect, test } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { wordsOfRefusal } from './words-of-refusal.ts'

const refused = (status: number) => ({ status, message: 'Refused', retryAfter: 42 })

test.for([
  ['/recommendations/K7M4QRT', '', m.error_codes_title],
  ['/de/recommendations/K7M4QRT', '', m.error_codes_title],
  ['/', '?code=K7M4QRT', m.error_codes_title],
  ['/de', '?code=K7M4QRT', m.error_codes_title],
  ['/', '', m.error_too_many_title],
  ['/recommendations/K7M4QRT/edit', '', m.error_too_many_title],
  ['/shop', '?code=K7M4QRT', m.error_too_many_title],
] as const)(
  'too many calls are too many codes where a plan is opened alone: %s%s',
  ([pathname, search, title]) => {
    expect(wordsOfRefusal(refused(429), { user: null, pathname, search })?.title()).toBe(title())
  },
)

test('other refusals of the page of a plan are said as anywhere', () => {
  const at = { user: null, pathname: '/recommendations/K7M4QRT', search: '' }
  expect(wordsOfRefusal(refused(503), at)?.title()).toBe(m.error_away_title())
  expect(wordsOfRefusal(refused(404), at)).toBeUndefined()
})

test('in a preview, waiting is offered where it may help alone', () => {
  const at = { user: null, pathname: '/about', search: '' }
  const known = (status: number, code: string) =>
    wordsOfRefusal({ ...refused(status), code }, at)?.known({ wait: '5 seconds' })
  expect(known(503, 'content_unanswered')).toContain('5 seconds')
  expect(known(502, 'content_refused')).toBe(m.preview_turned_away_text())
})
