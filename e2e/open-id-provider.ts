import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { makeOpenIdProvider, OPEN_ID_CLIENT } from '../apps/server/test/fixtures/make-open-id-provider.ts'

const page = (action: string) => `<!doctype html><title>Another provider</title>
<form action="${action}"><label>Address <input name="email"></label>
<button name="answer" value="yes">Go on</button> <button name="answer" value="no">Refuse</button></form>`

/**
 * Starts a third party on loopback, where typing an address signs in as its owner, and returns the variables that
 * configure it in the product.
 */
export async function startOpenIdProvider(port: number, publicUrl: string): Promise<Record<string, string>> {
  const issuer = `http://127.0.0.1:${port}`
  const provider = await makeOpenIdProvider({
    issuer,
    redirectUri: `${publicUrl}/auth/callback`,
    claimsOf: (email) => ({ email, email_verified: true, given_name: 'Nora', family_name: 'Bakker' }),
  })
  async function interact(req: IncomingMessage, res: ServerResponse, asked: URL): Promise<void> {
    const answer = asked.searchParams.get('answer')
    if (answer === null) {
      res.setHeader('content-type', 'text/html')
      res.end(page(asked.pathname))
      return
    }
    const login = { accountId: String(asked.searchParams.get('email')) }
    const refusal = { error: 'access_denied', error_description: 'The person said no.' }
    await provider.interactionFinished(req, res, answer === 'yes' ? { login } : refusal)
  }
  const answer = provider.callback()
  const server = createServer((req, res) => {
    const asked = new URL(req.url ?? '/', issuer)
    if (!asked.pathname.startsWith('/interaction/')) return answer(req, res)
    // A browser without its cookies is refused, and ends nothing else.
    return interact(req, res, asked).catch(() => res.writeHead(400).end())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: OPEN_ID_CLIENT.id,
    GOOGLE_CLIENT_SECRET: OPEN_ID_CLIENT.secret,
  }
}
