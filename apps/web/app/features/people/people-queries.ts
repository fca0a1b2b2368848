import type { ApiInput } from '@salvia/contract/api-calls'
import { useQueryClient } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import { invalidate, type Stale } from '#app/api/invalidate.ts'
import { query } from '#app/api/query.ts'

export const profileQuery = query('GET /settings/profile', {})
export const stepsQuery = query('GET /settings/steps', {})
export const bankDataQuery = query('GET /settings/bank-data', {})
export const financialInfoQuery = query('GET /settings/financial-info', {})

export type ProfileChange = ApiInput<'PUT /settings/profile'>['body']

/** Queries besides the form that show the profile, such as the header's user. */
const besideProfile: readonly Stale[] = ['GET /users/me', 'GET /settings/steps']

/** All queries that show the profile. */
export const profileReads: readonly Stale[] = ['GET /settings/profile', ...besideProfile]

/** Saves part of the profile; absent fields are unchanged. */
export function useSaveProfile() {
  const client = useQueryClient()
  return async (api: Api, body: ProfileChange) => {
    const profile = await api('PUT /settings/profile', { body })
    client.setQueryData(profileQuery.queryKey, profile)
    await invalidate(client, ...besideProfile)
  }
}
