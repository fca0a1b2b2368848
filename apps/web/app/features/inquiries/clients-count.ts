import { MOST_INQUIRY_CLIENTS } from '@salvia/contract/words/lengths'
import { formatNumber } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** The typed number of clients; null of nothing, which means that it is not known. */
export const clientsCountOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** What is wrong with a typed number of clients: digits alone, as 1,5 is neither 15 nor nothing; null of nothing. */
export function clientsCountFault(typed: string): string | null {
  const count = clientsCountOf(typed)
  const isTaken = /^\s*\d+\s*$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MOST_INQUIRY_CLIENTS
  if (count === null || isTaken) return null
  return m.inquiry_clients_fault({ most: formatNumber(MOST_INQUIRY_CLIENTS, getLocale()) })
}
