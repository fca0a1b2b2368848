import type { TestApi } from './api.ts'
import { auth } from './auth.ts'
import type { startOpenIdOfFile } from './open-id.ts'

type Provider = Awaited<ReturnType<typeof startOpenIdOfFile>>

/** How someone comes back; everything else goes along in the body. */
type Arrival = { mode?: 'login' | 'join'; headers?: Record<string, string> } & Record<string, unknown>

/** Signing in and up with a provider of a file. */
export function arrivalsFrom(provider: Provider) {
  /** Goes to the provider and comes back, with what must be there for it. */
  async function travel(api: TestApi, person: string) {
    const departure = await auth(api, 'GET /authorisationurl?thirdPartyId=google')
    const [cookie] = departure.cookies
    const back = await provider.signInAt(departure.json().urlWithQueryParams, person)
    return { ...back, cookies: { [cookie?.name ?? '']: cookie?.value ?? '' } }
  }

  async function arrive(
    api: TestApi,
    person: string,
    { headers = {}, mode = 'join', ...rest }: Arrival = {},
  ) {
    const { code, state, cookies } = await travel(api, person)
    const body = { thirdPartyId: 'google', code, state, mode, ...rest }
    return auth(api, 'POST /signinup', body, { cookies, headers })
  }

  return { travel, arrive }
}
