/** A page that is offered, counted from 1; `isApart` when pages between it and the one offered before are left out. */
export type OfferedPage = { page: number; isApart: boolean }

/**
 * The pages offered beside `current`, counted from 1: first, last, its neighbours, and one half way to either end, so
 * that any page of a long list is a few steps away.
 */
export function pageNumbers(current: number, pages: number): OfferedPage[] {
  const halfWay = [(1 + current) / 2, (current + pages) / 2].map(Math.round)
  const offered = [1, current - 1, current, current + 1, pages, ...halfWay]
  const inOrder = [...new Set(offered)].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b)
  return inOrder.map((page, at) => ({ page, isApart: page - (inOrder[at - 1] ?? 0) > 1 }))
}
