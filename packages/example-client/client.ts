import createClient from 'openapi-fetch'
import type { paths } from './build/schema.d.ts'

/** The API at an address, for a guest or for whoever the access token is of. */
export const clientOf = (baseUrl: string, accessToken?: string) =>
  createClient<paths>({
    baseUrl,
    ...(accessToken ? { headers: { authorization: `Bearer ${accessToken}` } } : {}),
  })

type Answer<T> = { data?: T; error?: { code: string; status: number } }

/** What a call answered; throws the code of a refusal. */
export async function take<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error } = await call
  if (data === undefined) throw new Error(`refused: ${error?.status} ${error?.code}`)
  return data
}
