import { readDay as readTypedDay } from '@salvia/rules/format/read-day'

/** The instant of a day in the URL; none of a day that no calendar has. */
function readInstant(search: URLSearchParams, name: string, time: string): string | undefined {
  const day = readTypedDay(search.get(name) ?? '')
  return day === null ? undefined : `${day}T${time}Z`
}

/** A day in the URL as the instant on which it begins by UTC. */
export const readDay = (search: URLSearchParams, name: string): string | undefined =>
  readInstant(search, name, '00:00:00.000')

/** A day in the URL as the instant at which it ends by UTC. */
export const readLastDay = (search: URLSearchParams, name: string): string | undefined =>
  readInstant(search, name, '23:59:59.999')
