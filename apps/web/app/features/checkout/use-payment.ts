import type { Cart } from '@salvia/contract/cart/cart'
import { useEffect, useRef, useState } from 'react'
import type { Api } from '#app/api/api.ts'
import { ApiError } from '#app/api/api-error.ts'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { CartRefused, type SaveCart } from './save-cart.ts'

export type OrderName = { orderId: string; key: string }

/**
 * `refused`: a product is not sellable; `incomplete`: details are missing; `changed`: the order differs from what was
 * shown.
 */
type State = { is: 'preparing' | 'ready' | 'paying' | 'refused' | 'incomplete' | 'changed' | 'failed' }

const isOutdated = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

const isIncomplete = (error: unknown) => error instanceof ApiError && error.status === 422

/** The order made from the cart. Throws CartRefused when a product is not sellable. */
async function freeze(id: string, save: SaveCart): Promise<OrderName | null> {
  const answer = await save((api) => api('POST /cart/{id}/finalize', { params: { id } }))
  const { orderId = null, orderKey = null } = answer ?? {}
  return orderId !== null && orderKey !== null ? { orderId, key: orderKey } : null
}

function stateAfter(error: unknown): State['is'] {
  if (error instanceof CartRefused) return 'refused'
  return isIncomplete(error) ? 'incomplete' : 'failed'
}

const openPayment = (api: Api, { orderId, key }: OrderName) =>
  api('POST /orders/{orderId}/payment', {
    params: { orderId },
    query: { key },
    headers: { 'idempotency-key': `${orderId}-${Date.now()}` },
  })

/** Finalizes the cart on arrival, and again if it was reopened meanwhile, then pays the order. */
export function usePayment(cart: Cart, save: SaveCart) {
  const [state, setState] = useState<State>({ is: 'preparing' })
  const order = useRef<OrderName | null>(null)
  const [named, setNamed] = useState<OrderName | null>(null)
  const isRunning = useRef(false)
  const { run } = useCommand({ send: openPayment, onFailed: shownHere })

  const finalize = async (after: State) => {
    if (isRunning.current) return
    isRunning.current = true
    setState({ is: 'preparing' })
    try {
      order.current = await freeze(cart.id, save)
      setNamed(order.current)
      setState(order.current ? after : { is: 'refused' })
    } catch (error) {
      setState({ is: stateAfter(error) })
    } finally {
      isRunning.current = false
    }
  }
  const latest = useRef(finalize)
  latest.current = finalize

  useEffect(() => {
    if (cart.status === 'Open' || order.current === null) void latest.current({ is: 'ready' })
  }, [cart.status])

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setState({ is: 'ready' })
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const open = async (): Promise<string | null> => {
    if (state.is === 'paying' || order.current === null) return null
    setState({ is: 'paying' })
    const opened = await run(order.current)
    if (opened?.isDone) return opened.answer.paymentUrl
    if (isOutdated(opened?.error)) await finalize({ is: 'changed' })
    else setState({ is: 'failed' })
    return null
  }
  const pay = async () => {
    const url = await open()
    if (url !== null) window.location.assign(url)
  }
  /** The payment page to send to someone else; null when it could not be opened. */
  const makeLink = async () => {
    const url = await open()
    if (url !== null) setState({ is: 'ready' })
    return url
  }
  return { state, order: named, pay, makeLink, again: () => finalize({ is: 'ready' }) }
}
