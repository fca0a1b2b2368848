import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Api } from './api.ts'
import { apiOf } from './query-client.ts'

/** The API for calls that are not a component's command, such as callbacks passed on. */
export function useApi(): Api {
  const client = useQueryClient()
  return useCallback<Api>((call, input, options) => apiOf(client)(call, input, options), [client])
}
