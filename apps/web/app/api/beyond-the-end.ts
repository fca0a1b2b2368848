type Page = { results: unknown[]; pager: { offset: number; limit: number; count: number } }

const isPage = (answer: unknown): answer is Page =>
  typeof answer === 'object' && answer !== null && 'results' in answer && 'pager' in answer

/**
 * The URL of a list's last page when the requested page is past the end, keeping all other parameters; null when the
 * page has entries or the list is empty. If an estimated count overshoots, the first page. `name`: the parameter that
 * pages the list.
 */
export function addressOfLastPage(
  url: URL,
  answer: unknown,
  name: 'offset' | 'skip' = 'offset',
): string | null {
  if (!url.searchParams.has(name) || !isPage(answer) || answer.results.length > 0) return null
  const { offset, limit, count } = answer.pager
  if (offset === 0 || count === 0) return null
  const last = Math.floor((count - 1) / limit) * limit
  const search = new URLSearchParams(url.searchParams)
  if (last === 0 || last >= offset) search.delete(name)
  else search.set(name, String(last))
  return search.size > 0 ? `${url.pathname}?${search}` : url.pathname
}
