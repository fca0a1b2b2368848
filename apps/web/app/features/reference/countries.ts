import { useQuery } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'

export const countriesQuery = {
  ...query('GET /reference-data/countries', {}),
  staleTime: Number.POSITIVE_INFINITY,
}

/** All countries; empty while loading. */
export const useCountries = () => useQuery(countriesQuery).data ?? []
