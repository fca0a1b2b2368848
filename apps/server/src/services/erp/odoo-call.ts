import { z } from 'zod'

export type OdooSettings = {
  /** Without a trailing slash. */
  url: string
  apiKey: string
  /** Database name, if several are on one host. */
  database: string | undefined
  /** JSON-RPC instead of JSON-2, and whom it signs in. */
  rpc?: RpcAccount | undefined
}

export type RpcAccount = { database: string; login: string }

/** A call of a model's method with named arguments; throws if refused. */
export type OdooCall = (model: string, method: string, named: object) => Promise<unknown>

/** In English, so that a fault is named alike on every installation. */
export const CONTEXT = { lang: 'en_US' }
export const TIMEOUT_MS = 15_000
const Found = z.array(z.object({ id: z.int() }))
/** Newer versions return an object, early ones plain text. */
const Fault = z.union([z.object({ name: z.string() }).transform(({ name }) => name), z.string()])

/** Only the kind of error: its message may contain names and numbers, which must not be logged. */
async function faultOf(response: Response): Promise<string> {
  const fault = Fault.safeParse(await response.json().catch(() => null))
  return fault.success && /^[\w.]+$/.test(fault.data) ? fault.data : 'no reason given'
}

const UNREADABLE = 'the ERP answered something unreadable'

/** The answer's JSON. Throws, without quoting it: it may name people. */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(UNREADABLE)
  }
}

/** An answer of the shape that is expected. Throws, without telling what it was instead. */
export function readAs<T>(shape: z.ZodType<T>, answer: unknown): T {
  const read = shape.safeParse(answer)
  if (!read.success) throw new Error(UNREADABLE)
  return read.data
}

/** Odoo 19 and later, by its JSON-2 API: named arguments, one transaction per call. */
export function json2Call({ url, apiKey, database }: OdooSettings): OdooCall {
  return async (model, method, named) => {
    const response = await fetch(`${url}/json/2/${model}/${method}`, {
      redirect: 'error',
      method: 'POST',
      headers: {
        authorization: `bearer ${apiKey}`,
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Salvia',
        ...(database ? { 'x-odoo-database': database } : {}),
      },
      body: JSON.stringify({ context: CONTEXT, ...named }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`the ERP answered ${response.status}: ${await faultOf(response)}`)
    return readAnswer(response)
  }
}

/** The id of the first record of a domain; null if there is none. */
export async function findRecord(call: OdooCall, model: string, domain: unknown[]): Promise<number | null> {
  const found = await call(model, 'search_read', { domain, fields: ['id'], limit: 1 })
  return readAs(Found, found)[0]?.id ?? null
}

const Created = z.array(z.int()).min(1)

/** Creates a record and answers its id. */
export async function createRecord(call: OdooCall, model: string, values: object): Promise<number> {
  const [id = 0] = readAs(Created, await call(model, 'create', { vals_list: [values] }))
  return id
}
