import { type Money, subtract, times } from '@salvia/contract/money'
import { readDecimal } from '@salvia/rules/money/typed-decimal'
import { lineCommission } from '@salvia/rules/orders/commission'

/** The largest net list price in EUR, and the most orders a month, that the calculator takes. */
export const MOST = { list: 10_000, orders: 1000 }

type Typed = { list: string; discountPercentage: number; orders: string }

/** Net, in EUR; null where what was typed is nothing to reckon with. */
export type CalculatedPrices = {
  clientPays: Money | null
  clientSaves: Money | null
  commission: Money | null
  monthly: Money | null
}

const within = (parts: number | null, most: number) => (parts !== null && parts <= most ? parts : null)

/** What a client pays and what its practitioner earns, by the rule of every order; nothing is cut to a limit. */
export function calculatedPrices(typed: Typed): CalculatedPrices & { orders: number | null } {
  const amount = within(readDecimal(typed.list, 2), MOST.list * 100)
  const orders = within(readDecimal(typed.orders, 0), MOST.orders)
  if (amount === null) return { clientPays: null, clientSaves: null, commission: null, monthly: null, orders }
  const listNet: Money = { amount, currency: 'EUR' }
  const { discountPercentage } = typed
  const { discountNet, commission } = lineCommission({ listNet, quantity: 1, discountPercentage })
  return {
    clientPays: subtract(listNet, discountNet),
    clientSaves: discountNet,
    commission,
    monthly: orders === null ? null : times(commission, orders),
    orders,
  }
}
