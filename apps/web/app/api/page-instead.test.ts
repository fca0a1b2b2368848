import { data } from 'react-router'
import { expect, test } from 'vitest'
import { pageInstead } from './page-instead.ts'

const PAGE = '/de/recommendations/2222222'
const asked = (accept?: string) =>
  new Request(
    'https://salvia.example/de/recommendations/2222222/plan.pdf',
    accept ? { headers: { accept } } : {},
  )
const person = asked('text/html,application/xhtml+xml,*/*;q=0.8')
const missing = data(null, { status: 404 })

test.for([400, 404, 422])(
  'a person who opens a file that is refused with %i is led to the page that says so',
  (status) => {
    const answer = pageInstead(data(null, { status }), person, PAGE) as Response
    expect([answer.status, answer.headers.get('location')]).toEqual([302, PAGE])
  },
)

test('other callers, and other refusals, are answered as they are', () => {
  for (const request of [asked(), asked('application/pdf'), asked('*/*')])
    expect(pageInstead(missing, request, PAGE)).toBe(missing)
  for (const refusal of [data(null, { status: 429 }), data(null), new Error('no'), null])
    expect(pageInstead(refusal, person, PAGE)).toBe(refusal)
})
