import type { ThirdParty } from '@salvia/contract/words/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#app/api/query.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { areCookiesBlocked } from '#app/visit/cookies-blocked.ts'
import css from '../auth-page.module.css'
import { keepTrip, type Trip } from './third-party-trip.ts'

export const providersQuery = query('GET /auth/providers', {})

const names: Record<ThirdParty, string> = { google: 'Google', apple: 'Apple', facebook: 'Facebook' }

type Props = { trip: () => Omit<Trip, 'thirdPartyId'> }

/** Buttons for the configured third parties; nothing if there are none. */
export function ThirdPartyButtons({ trip }: Props) {
  const providers = useQuery(providersQuery).data?.providers ?? []
  const leaving = useCommand({
    send: (api, thirdPartyId: ThirdParty) => api('GET /auth/authorisationurl', { query: { thirdPartyId } }),
    otherwise: m.auth_not_reached(),
    onDone: ({ urlWithQueryParams }, thirdPartyId) => {
      keepTrip({ ...trip(), thirdPartyId })
      window.location.assign(urlWithQueryParams)
    },
  })
  const [isBlocked, setBlocked] = useState(false)
  if (providers.length === 0) return null
  const leave = (id: ThirdParty) => {
    const isInVain = areCookiesBlocked()
    setBlocked(isInVain)
    if (!isInVain) void leaving.run(id)
  }
  const isLeavingFor = (id: ThirdParty) => leaving.input === id && (leaving.isPending || leaving.isSuccess)
  return (
    <>
      <p className={css.apart}>{m.auth_or()}</p>
      {isBlocked && <Note tone="error" role="alert" title={m.auth_cookies_blocked()} />}
      <div className={css.providers}>
        {providers.map((id) => (
          <Button key={id} size="lg" fullWidth loading={isLeavingFor(id)} onClick={() => leave(id)}>
            {m.auth_continue_with({ name: names[id] })}
          </Button>
        ))}
      </div>
    </>
  )
}
