import type { ApiAnswer, ApiCall, ApiInput } from '@salvia/contract/api-calls'
import type { Answer } from '@salvia/contract/page-visit'
import { servedAt } from '@salvia/contract/route'
import { toApiError } from './api-error.ts'

type Options = { signal?: AbortSignal }

/** Calls an endpoint of the contract. Rejects with an ApiError outside 200–299; 304 resolves to null. */
export type Api = <C extends ApiCall>(call: C, input: ApiInput<C>, options?: Options) => Promise<ApiAnswer<C>>

/** Request options besides the path. */
export type Sent = {
  method: string
  signal?: AbortSignal | undefined
  headers: Record<string, string>
  body?: string | undefined
}

/** Transport for API calls. */
export type Transport = (path: string, sent: Sent) => Promise<Answer>

type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string | undefined>
}

export function createApi(transport: Transport): Api {
  return async (call, input, { signal } = {}) => {
    const parts: Parts = input
    const [method = 'GET', template = '/'] = call.split(' ')
    const path = servedAt(fill(template, parts.params ?? {}, call)) + toSearch(parts.query ?? {})
    const response = await transport(path, { method, signal, ...content(parts) })
    // The contract defines what a call answers, and the server validates its answers against it.
    if (response.status === 204 || response.status === 304) return null as never
    if (!response.ok) throw await toApiError(response)
    return (await response.json()) as never
  }
}

function fill(template: string, params: Record<string, unknown>, call: ApiCall): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null)
      throw new Error(`Required parameter ${name} was null or undefined when calling ${call}.`)
    return encodeURIComponent(String(value))
  })
}

function toSearch(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, toText(value)])).toString()
  return search === '' ? '' : `?${search}`
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? value.map(toText).join(',') : String(value)
}

function content({ body, headers = {} }: Parts): Pick<Sent, 'headers' | 'body'> {
  const given: Record<string, string> = { accept: 'application/json' }
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) given[name] = value
  if (body === undefined) return { headers: given }
  return { headers: { ...given, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
