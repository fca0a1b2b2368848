import { add, type Money } from '@salvia/contract/money'

/**
 * Each movement with the balance after it, as on a bank statement: oldest first, `opening` being the balance before the
 * first.
 */
export function runningBalance<M extends { amount: Money }>(
  movements: M[],
  opening: Money,
): (M & { balance: Money })[] {
  let balance = opening
  return movements.map((movement) => {
    balance = add(balance, movement.amount)
    return { ...movement, balance }
  })
}
