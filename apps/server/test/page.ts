import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

type Asked = { method?: string; headers?: Record<string, string>; localAddress?: string; body?: string }
export type Page = { status: number; headers: IncomingMessage['headers']; body: string }

/** One request over a connection of its own. The address is sent as it is: `fetch` would tidy an odd one up. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, localAddress, body }: Asked = {},
): Promise<Page> {
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port, path, method, headers, agent: false as const }
    const asking = request({ ...to, ...(localAddress ? { localAddress } : {}) }, (answer) => {
      const { statusCode: status = 0, headers: answered } = answer
      text(answer).then((said) => resolve({ status, headers: answered, body: said }), reject)
    })
    asking.once('error', reject)
    asking.end(body)
  })
}
