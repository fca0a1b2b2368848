import type { Cart } from '@salvia/contract/cart/cart'
import type { BalanceUsed } from '@salvia/contract/checkout/checkout'
import { cartRefusalTexts } from '@salvia/rules/cart/cart-refusal'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/api/api-error.ts'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { CartRefused, type SaveCart } from '../save-cart.ts'
import { type OrderName, storeOrder } from '../stored-order.ts'
import { keepBalanceUsed, readBalanceUsed } from './balance-used.ts'

/**
 * `refused`: a product is not sellable; `short`: the wallet has less than is wanted of it; `incomplete`: details are
 * missing; `changed`: the order differs from what was shown.
 */
type State = {
  is: 'preparing' | 'ready' | 'paying' | 'refused' | 'short' | 'incomplete' | 'changed' | 'failed'
}

const isOutdated = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

const isIncomplete = (error: unknown) => error instanceof ApiError && error.status === 422

type Frozen = { order: OrderName | null; balance: BalanceUsed | null }

/** The order made from the cart. Throws CartRefused when a product is not sellable, or the wallet has too little. */
async function freeze(id: string, save: SaveCart, wanted: number): Promise<Frozen> {
  const body = wanted > 0 ? { balanceUsed: { amount: wanted, currency: 'EUR' as const } } : undefined
  const answer = await save((api) => api('POST /cart/{id}/finalize', { params: { id }, body }))
  const { orderId = null, orderKey = null, balanceUsed = null } = answer ?? {}
  const order = orderId !== null && orderKey !== null ? { orderId, key: orderKey } : null
  if (order) storeOrder(order)
  return { order, balance: balanceUsed }
}

function stateAfter(error: unknown): State['is'] {
  if (error instanceof CartRefused)
    return error.message === cartRefusalTexts.BalanceShort ? 'short' : 'refused'
  return isIncomplete(error) ? 'incomplete' : 'failed'
}

/** A press starts a new payment; pressed again after a lost response, it continues the one already started. */
function useOpening() {
  const once = useRequestKey()
  return useCommand({
    send: (api, { orderId, key }: OrderName) =>
      once({ params: { orderId }, query: { key } }, (request) =>
        api('POST /orders/{orderId}/payment', request),
      ),
    onFailed: shownHere,
  })
}

/** EUR cents wanted of the wallet, as kept in this browser, and what of them the order uses. */
function useBalance(cartId: string, hasWallet: boolean) {
  const wanted = useRef<number | null>(null)
  const [used, setUsed] = useState<BalanceUsed | null>(null)
  const read = () => {
    wanted.current ??= hasWallet ? readBalanceUsed(cartId) : 0
    return wanted.current
  }
  const keep = (cents: number) => {
    wanted.current = cents
    keepBalanceUsed(cartId, cents)
  }
  return { read, keep, used, setUsed }
}

/**
 * Finalizes the cart on arrival, again if it was reopened meanwhile or is to be paid otherwise, then pays the order.
 * `hasWallet`: the buyer may pay with a wallet.
 */
export function usePayment(cart: Cart, save: SaveCart, hasWallet: boolean) {
  const [state, setState] = useState<State>({ is: 'preparing' })
  const order = useRef<OrderName | null>(null)
  const [named, setNamed] = useState<OrderName | null>(null)
  const isRunning = useRef(false)
  const balance = useBalance(cart.id, hasWallet)
  const { run } = useOpening()

  const finalize = async (after: State) => {
    if (isRunning.current) return
    isRunning.current = true
    setState({ is: 'preparing' })
    try {
      const frozen = await freeze(cart.id, save, balance.read())
      order.current = frozen.order
      balance.setUsed(frozen.balance)
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
  const use = (cents: number) => {
    balance.keep(cents)
    balance.setUsed(null)
    return finalize({ is: 'ready' })
  }
  const again = () => finalize({ is: 'ready' })
  return { state, order: named, pay, makeLink, again, wanted: balance.read(), used: balance.used, use }
}
