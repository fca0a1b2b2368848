import { ask } from './ask.ts'
import type { MeasuredServer } from './measured-server.ts'

/** The headers by which a person of the demo is signed in. */
export async function headersOf(
  { baseUrl }: MeasuredServer,
  account: string,
): Promise<Record<string, string>> {
  const formFields = [
    { id: 'email', value: `${account}@salvia.example` },
    { id: 'password', value: 'salvia-demo' },
  ]
  const said = await ask(`${baseUrl}/auth/signin`, { method: 'POST', body: JSON.stringify({ formFields }) })
  return { authorization: `Bearer ${(JSON.parse(said) as { accessToken: string }).accessToken}` }
}
