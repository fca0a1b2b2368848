import createClient from 'openapi-fetch'
import type { paths } from './build/schema.d.ts'

/** An API client for a base URL, for a guest or an access token. */
export const clientOf = (baseUrl: string, accessToken?: string) =>
  createClient<paths>({
    baseUrl,
    ...(accessToken ? { headers: { authorization: `Bearer ${accessToken}` } } : {}),
  })

type Answer<T> = { data?: T; error?: { code: string; status: number } }

/** Unwraps a response; throws a refusal's code. */
export async function take<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error } = await call
  if (data === undefined) throw new Error(`refused: ${error?.status} ${error?.code}`)
  return data
}
