import { z } from 'zod'

/** A service that is slower than this is given up: pages do not wait for it anyway. */
const TIMEOUT_MS = 10_000
const LARGEST_BYTES = 5_000_000

/** What services say of a refusal: Strapi of one error, Directus of several. */
const Refusal = z.object({
  error: z.object({ message: z.string() }).optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

/** A content service refused, in its own words where it gave some. */
export class ContentRefusal extends Error {
  readonly status: number
  /** Whether the service said so itself, not what stands before it. */
  readonly isItsOwn: boolean

  constructor(status: number, words: string) {
    super(`the content service answered ${status}${words && `: ${words}`}`)
    this.status = status
    this.isItsOwn = words !== ''
  }
}

type Asked = {
  /** Null asks as anybody may. */
  token: string | null
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  body?: unknown
}

function wordsOf(text: string): string {
  try {
    const { error, errors = [] } = Refusal.parse(JSON.parse(text))
    return [error, ...errors].flatMap((each) => each?.message ?? []).join(' ')
  } catch {
    return ''
  }
}

/** The JSON of a content service; null for an answer without one. Throws a ContentRefusal for a status of failure. */
export async function askJson(url: URL, { token, method = 'GET', body }: Asked): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await response.text()
  if (!response.ok) throw new ContentRefusal(response.status, wordsOf(text))
  if (text.length > LARGEST_BYTES) throw new Error('the content service answered too much')
  return text === '' ? null : JSON.parse(text)
}

/** As askJson to read; null for what the service says it does not have. Throws for an answer with nothing in it. */
export async function readJson(url: URL, token: string | null): Promise<unknown> {
  try {
    const said = await askJson(url, { token })
    if (said === null) throw new Error('the content service answered nothing')
    return said
  } catch (error) {
    if (error instanceof ContentRefusal && error.status === 404 && error.isItsOwn) return null
    throw error
  }
}

/** An address of a service with its query. */
export function addressOf(base: string, query: Record<string, string>): URL {
  const address = new URL(base)
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value)
  return address
}

/** Services say null for a field that is empty, pages leave it out. */
export const withoutNulls = (item: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null))
