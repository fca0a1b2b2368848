import type { ApiInput } from '@salvia/contract/api-calls'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#app/api/browser-api.ts'
import { query } from '#app/api/query.ts'

export const profileQuery = query('GET /settings/profile', {})
export const stepsQuery = query('GET /settings/steps', {})
export const bankDataQuery = query('GET /settings/bank-data', {})
export const financialInfoQuery = query('GET /settings/financial-info', {})

/** The key of the current user, whose name and picture stand in the header. */
const currentUser = ['GET /users/me', {}] as const

export type ProfileChange = ApiInput<'PUT /settings/profile'>['body']

/** Asks for everything again that a change of the profile shows in. */
export function useProfileChanged() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: profileQuery.queryKey }),
      client.invalidateQueries({ queryKey: currentUser }),
      client.invalidateQueries({ queryKey: stepsQuery.queryKey }),
    ])
}

/** Saves a part of the profile; what is left out stays. */
export function useSaveProfile() {
  const client = useQueryClient()
  return async (body: ProfileChange) => {
    const profile = await browserApi('PUT /settings/profile', { body })
    if (profile) client.setQueryData(profileQuery.queryKey, profile)
    await client.invalidateQueries({ queryKey: currentUser })
    await client.invalidateQueries({ queryKey: stepsQuery.queryKey })
  }
}
