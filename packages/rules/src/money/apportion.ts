import { allocate, type Money } from '@salvia/contract/money'

/** Splits `whole` among `sharers` by integer weight with largest remainders: the parts sum to the whole. */
export function apportion<T>(
  whole: Money,
  sharers: T[],
  weigh: (sharer: T) => number,
): { sharer: T; part: Money }[] {
  return allocate(whole, sharers.map(weigh)).map((part, at) => ({ sharer: sharers[at] as T, part }))
}
