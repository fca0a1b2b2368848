type Serving = {
  amount: number
  leastPerDay?: number | null | undefined
  mostPerDay?: number | null | undefined
}
type Pack = { servingsPerContainer: number | null; mainServing: Serving | null }

/** Whole days that a pack lasts as its label says; null where that does not name one amount a day. */
export function daysPerPack({ servingsPerContainer, mainServing }: Pack): number | null {
  if (servingsPerContainer === null || !mainServing) return null
  const { amount, leastPerDay, mostPerDay } = mainServing
  if (!leastPerDay || leastPerDay !== mostPerDay) return null
  return Math.floor((servingsPerContainer * amount) / leastPerDay) || null
}
