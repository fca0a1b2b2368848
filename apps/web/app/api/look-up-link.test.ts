import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { type FoundLink, lookUpLink } from './look-up-link.ts'

type Args = Parameters<typeof lookUpLink>[0]

const asked = (answer: () => Promise<FoundLink>) => {
  const args = { context: { get: () => ({ fetchQuery: answer }) } } as unknown as Args
  return lookUpLink(args, { kind: 'StockNoticesEnd', token: 'x' })
}

const refused = (status: number) => asked(() => Promise.reject(new ApiError({ ...told, status })))
const told = { type: 'about:blank', title: 'Refused', code: 'unknown' }
const nothing = { over: null, about: null }

test('a link is as the call says, and not valid where it does not even look like one', async () => {
  const zinc = { isValid: true, over: 'Over' as const, about: { id: '1', name: 'Zinc' } }
  expect(await asked(() => Promise.resolve(zinc))).toEqual(zinc)
  expect(await asked(() => Promise.resolve({ isValid: false, ...nothing }))).toEqual({
    isValid: false,
    ...nothing,
  })
  expect(await refused(400)).toEqual({ isValid: false, ...nothing })
})

test('a link that cannot be looked up now is left to its action', async () => {
  expect(await refused(429)).toEqual({ isValid: true, ...nothing })
  expect(await asked(() => Promise.reject(new Error('no connection')))).toEqual({ isValid: true, ...nothing })
})
