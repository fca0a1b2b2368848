import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { ApiError } from '#app/api/api-error.ts'
import { readFault } from './fault.ts'

const refused = { type: 'about:blank', title: 'Too many requests', status: 429, code: 'too_many_requests' }

test('a refusal that came instead of the data of a page says how long to wait', () => {
  const text = JSON.stringify({ ...refused, retryAfter: 42 })
  const told = { status: 429, code: refused.code, message: 'Too many requests', retryAfter: 42 }
  expect(readFault(new ErrorResponse(429, '', text))).toEqual(told)
})

test('so does a refusal that a loader passed on, and one of a call', () => {
  const passedOn = { code: 'too_many_requests', message: 'Wait a moment.', retryAfter: 7 }
  expect(readFault(new ErrorResponse(429, '', passedOn))).toEqual({
    status: 429,
    code: 'too_many_requests',
    message: 'Wait a moment.',
    retryAfter: 7,
  })
  expect(readFault(new ApiError({ ...refused, retryAfter: 7 }))).toMatchObject({ status: 429, retryAfter: 7 })
})

test('what is no refusal has its own message and no status', () => {
  expect(readFault(new ErrorResponse(502, 'Bad Gateway', '<html>'))).toEqual({
    status: 502,
    message: 'Bad Gateway',
    retryAfter: undefined,
  })
  expect(readFault(new Error('broken'))).toEqual({
    status: undefined,
    message: 'broken',
    retryAfter: undefined,
  })
  expect(readFault(null)).toEqual({ status: undefined, message: '', retryAfter: undefined })
})
