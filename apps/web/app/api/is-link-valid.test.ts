import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { isLinkValid } from './is-link-valid.ts'

type Args = Parameters<typeof isLinkValid>[0]

const asked = (answer: () => Promise<{ isValid: boolean }>) => {
  const args = { context: { get: () => ({ fetchQuery: answer }) } } as unknown as Args
  return isLinkValid(args, { kind: 'StockNoticesEnd', token: 'x' })
}

const refused = (status: number) => asked(() => Promise.reject(new ApiError({ ...told, status })))
const told = { type: 'about:blank', title: 'Refused', code: 'unknown' }

test('a link is valid as the call says, and not where it does not even look like one', async () => {
  expect(await asked(() => Promise.resolve({ isValid: true }))).toBe(true)
  expect(await asked(() => Promise.resolve({ isValid: false }))).toBe(false)
  expect(await refused(400)).toBe(false)
})

test('a link that cannot be looked up now is left to its action', async () => {
  expect(await refused(429)).toBe(true)
  expect(await asked(() => Promise.reject(new Error('no connection')))).toBe(true)
})
