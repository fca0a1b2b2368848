import { expect, test } from 'vitest'
import { requestKeys } from './request-keys.ts'

/** Keys 1, 2, 3 … and an answer that is lost when told. */
function sending() {
  let made = 0
  const once = requestKeys(() => `key-${++made}`)
  return (body: unknown, isLost = false) =>
    once({ body }, async ({ headers }) => {
      if (isLost) throw new Error(headers['idempotency-key'])
      return headers['idempotency-key']
    }).catch((error: Error) => `lost ${error.message}`)
}

test('keeps the key of a request until it was done, also when another was sent between', async () => {
  const send = sending()
  expect(await send({ amount: 5 }, true)).toBe('lost key-1')
  expect(await send({ amount: 5 }, true)).toBe('lost key-1')
  expect(await send({ amount: 6 })).toBe('key-2')
  expect(await send({ amount: 5 })).toBe('key-1')
})

test('gives the same request another key once it was done', async () => {
  const send = sending()
  expect([await send({ amount: 5 }), await send({ amount: 5 })]).toEqual(['key-1', 'key-2'])
})

test('sends the request as it is, with its key', async () => {
  const once = requestKeys(() => 'key-1')
  const request = { params: { id: 'o1' }, body: { text: 'a' } }
  expect(await once(request, async (keyed) => keyed)).toEqual({
    ...request,
    headers: { 'idempotency-key': 'key-1' },
  })
})
