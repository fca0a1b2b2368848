import { add, type Money } from '@salvia/contract/money'
import type { WalletTransactionStatus } from '@salvia/contract/words/wallet'

type Movement = { amount: Money; status: WalletTransactionStatus }

/**
 * Each movement with the balance after it, as on a bank statement. Movements come and go newest first; `opening`
 * is the balance before the oldest. Only what is posted moves the balance.
 *
 * @planned
 */
export function runningBalance<M extends Movement>(
  movements: M[],
  opening: Money,
): (M & { balance: Money })[] {
  let balance = opening
  return movements
    .toReversed()
    .map((movement) => {
      if (movement.status === 'Posted') balance = add(balance, movement.amount)
      return { ...movement, balance }
    })
    .toReversed()
}
