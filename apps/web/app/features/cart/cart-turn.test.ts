import type { Cart, CartAnswer } from '@salvia/contract/cart/cart'
import { DIFFERENT_PRACTITIONERS } from '@salvia/contract/words/checkout'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApi } from '#app/api/api.ts'
import { type CartChange, type ConflictChoice, takeTurn } from './cart-turn.ts'

const api = createApi(() => Promise.reject(new Error('no call is made here')))
const cartOf = (...names: string[]) => ({ lines: names.map((name) => ({ product: { name } })) }) as Cart

/** A queue on a cart with one line of Sophie's plan, in which Jan's products are refused. */
function queueOf() {
  const client = new QueryClient()
  const sent: string[] = []
  let cart = cartOf('Sophie')
  let choose: (choice: ConflictChoice) => void = () => undefined
  const asked = Promise.withResolvers<void>()
  const ask = () =>
    new Promise<ConflictChoice>((resolve) => {
      choose = resolve
      asked.resolve()
    })
  const add = (name: string) => {
    const change: CartChange = async (_, known): Promise<CartAnswer> => {
      sent.push(name)
      const held = known?.lines.map(({ product }) => product.name) ?? []
      if (name === 'Jan' && held.includes('Sophie')) return { cart, error: DIFFERENT_PRACTITIONERS }
      cart = cartOf(...held, name)
      return { cart, error: null }
    }
    return new MutationObserver(client, {
      scope: { id: 'cart' },
      mutationFn: () => takeTurn({ api, known: cart, change, ask }),
    }).mutate()
  }
  return { add, sent, asked: asked.promise, choose: (choice: ConflictChoice) => choose(choice) }
}

const namesOf = (answer: CartAnswer | null) => answer?.cart?.lines.map(({ product }) => product.name)

test('a change refused for its practitioner holds what waits behind it until a person answers', async () => {
  const { add, sent, asked, choose } = queueOf()
  const jan = add('Jan')
  const iron = add('Iron')
  await asked
  expect(sent).toEqual(['Jan'])
  choose('keep')
  expect(namesOf(await jan)).toEqual(['Sophie'])
  expect(namesOf(await iron)).toEqual(['Sophie', 'Iron'])
  expect(sent).toEqual(['Jan', 'Iron'])
})

test('to replace the cart, the refused change is made again on an emptied one, and then the queue goes on', async () => {
  const { add, sent, asked, choose } = queueOf()
  const jan = add('Jan')
  const iron = add('Iron')
  await asked
  choose('replace')
  expect(namesOf(await jan)).toEqual(['Jan'])
  expect(namesOf(await iron)).toEqual(['Jan', 'Iron'])
  expect(sent).toEqual(['Jan', 'Jan', 'Iron'])
})
