/**
 * The pages offered beside `current`, counted from 1: first, last, its neighbours, and one half way to either end, so
 * that any page of a long list is a few steps away.
 */
export function pageNumbers(current: number, pages: number): number[] {
  const halfWay = [(1 + current) / 2, (current + pages) / 2].map(Math.round)
  const offered = [1, current - 1, current, current + 1, pages, ...halfWay]
  return [...new Set(offered)].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b)
}
