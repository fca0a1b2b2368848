import type { CartAnswer } from '@salvia/contract/cart/cart'
import { expect, test } from 'vitest'
import { type Api, createApi } from '#app/api/api.ts'
import { CartRefused, saveThrough } from './save-cart.ts'

const NOTE = 'Please ring twice'

/** The saving of a note by a queue, to a server that answers so. */
function saveNote(answer: Response | Error) {
  const sent: unknown[] = []
  const api = createApi(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)))
    if (answer instanceof Error) throw answer
    return answer
  })
  const queue = (change: (api: Api) => Promise<CartAnswer | null>) =>
    change(api).then(
      () => ({ isDone: true as const }),
      (error: Error) => ({ isDone: false as const, error }),
    )
  const call = (by: Api) => by('PATCH /cart/{id}/customer', { params: { id: 'c1' }, body: { note: NOTE } })
  return { saving: saveThrough(queue)(call), sent }
}

test('a note whose saving is answered with an error counts as not saved, for the reason that was answered', async () => {
  const { saving, sent } = saveNote(
    Response.json({ cart: { note: '' }, error: 'Order from different practitioners' }),
  )
  const refused = await saving.catch((error: Error) => error)
  expect(refused).toBeInstanceOf(CartRefused)
  expect(refused).toMatchObject({ message: 'Order from different practitioners' })
  expect(sent).toEqual([{ note: NOTE }])
})

test('a note that was saved answers the cart, and one that failed the failure', async () => {
  const answer = { cart: { note: NOTE }, error: null }
  expect(await saveNote(Response.json(answer)).saving).toEqual(answer)
  await expect(
    saveNote(Response.json({ code: 'cart_closed' }, { status: 409 })).saving,
  ).rejects.toMatchObject({
    status: 409,
  })
})
