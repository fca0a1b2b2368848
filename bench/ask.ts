import { request } from 'node:http'
import { text } from 'node:stream/consumers'

type Asked = { method?: string; body?: string; headers?: Record<string, string> }

/**
 * One request on a new connection: a kept-alive one may be closed by the time it is reused. Throws if the response is
 * not a success.
 */
export function ask(url: string, { method = 'GET', body, headers: given }: Asked = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...given }
    const asking = request(url, { method, headers, agent: false }, (answer) => {
      const isGood = answer.statusCode !== undefined && answer.statusCode < 300
      text(answer).then((said) => (isGood ? resolve(said) : reject(new Error(`${url}: ${said}`))), reject)
    })
    asking.once('error', reject)
    asking.end(body)
  })
}
