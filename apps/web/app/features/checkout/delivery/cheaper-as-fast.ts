import type { DeliveryCarrier } from '@salvia/contract/reference/reference'

type Rated = {
  carrier: Pick<DeliveryCarrier, 'id' | 'kind' | 'name'>
  /** YYYY-MM-DD of the last parcel. */
  arrivesOn: string
  /** Minor units of the cart's currency. */
  cost: number
}

/** For an express carrier, one that costs less and arrives no later; undefined where the price buys time. */
export function cheaperAsFast<T extends Rated>(one: T, all: T[]): T | undefined {
  if (one.carrier.kind !== 'Express') return undefined
  return all.find(({ arrivesOn, cost }) => cost < one.cost && arrivesOn <= one.arrivesOn)
}
