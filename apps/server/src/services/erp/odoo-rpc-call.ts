import { z } from 'zod'
import {
  CONTEXT,
  type OdooCall,
  type OdooSettings,
  type RpcAccount,
  readAnswer,
  readAs,
  TIMEOUT_MS,
} from './odoo-call.ts'

const Answer = z.object({
  jsonrpc: z.literal('2.0'),
  result: z.unknown().optional(),
  error: z.object({ data: z.object({ name: z.string() }).optional() }).optional(),
})
const UserId = z.int()
const DENIED = 'odoo.exceptions.AccessDenied'
/** Nothing of the call was done: who signs in again may make it again. */
const signedOut = [DENIED, 'odoo.http.SessionExpiredException']

class RpcFault extends Error {
  readonly fault: string

  constructor(fault: string) {
    super(`the ERP answered ${fault}`)
    this.fault = fault
  }
}

/** Only the kind of error: its message may contain names and numbers, which must not be logged. */
function resultOf(body: unknown): unknown {
  const { result, error } = readAs(Answer, body)
  if (!error) return result
  const { name = '' } = error.data ?? {}
  throw new RpcFault(/^[\w.]+$/.test(name) ? name : 'no reason')
}

/** What JSON-RPC takes by position of a call with named arguments: new records, or the ids that a method is called on. */
function byPosition(named: Record<string, unknown>): { args: unknown[]; rest: object } {
  const { ids, vals_list, ...rest } = named
  return { args: [ids, vals_list].filter((each) => each !== undefined), rest }
}

/**
 * Odoo up to 21, by its JSON-RPC API: one transaction per call, every answer 200. Signs in with its first call. Where a
 * call finds the login over, signs in again and makes that call once more.
 */
export function jsonRpcCall({ url, apiKey }: OdooSettings, { database, login }: RpcAccount): OdooCall {
  let signedIn: Promise<number> | undefined
  let id = 0

  async function ask(service: 'common' | 'object', method: string, args: unknown[]): Promise<unknown> {
    id += 1
    const response = await fetch(`${url}/jsonrpc`, {
      redirect: 'error',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Salvia' },
      body: JSON.stringify({ jsonrpc: '2.0', method: 'call', id, params: { service, method, args } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`the ERP answered ${response.status}`)
    return resultOf(await readAnswer(response))
  }

  async function signIn(): Promise<number> {
    const answer = await ask('common', 'authenticate', [database, login, apiKey, {}])
    // So Odoo answers a wrong login.
    if (answer === false) throw new RpcFault(DENIED)
    return readAs(UserId, answer)
  }

  function userId(): Promise<number> {
    signedIn ??= signIn().catch((error: unknown) => {
      signedIn = undefined
      throw error
    })
    return signedIn
  }

  /** Calls that find the same login over sign in once. */
  async function withLogin(work: (userId: number) => Promise<unknown>, isAgain = false): Promise<unknown> {
    const login = userId()
    const known = await login
    try {
      return await work(known)
    } catch (error) {
      if (!(error instanceof RpcFault && signedOut.includes(error.fault))) throw error
      if (signedIn === login) signedIn = undefined
      if (isAgain) throw error
      return withLogin(work, true)
    }
  }

  return (model, method, named) => {
    const { args, rest } = byPosition({ context: CONTEXT, ...named })
    return withLogin((id) => ask('object', 'execute_kw', [database, id, apiKey, model, method, args, rest]))
  }
}
