import { Button } from '@mantine/core'
import type { ThirdParty } from '@salvia/contract/words/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '#app/api/browser-api.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import css from './auth-page.module.css'
import { keepTrip, type Trip } from './third-party-trip.ts'

export const providersQuery = query('GET /auth/providers', {})

const names: Record<ThirdParty, string> = { google: 'Google', apple: 'Apple', facebook: 'Facebook' }

type Props = { trip: () => Omit<Trip, 'thirdPartyId'> }

/** The third parties that are set up here; nothing when there is none. */
export function ThirdPartyButtons({ trip }: Props) {
  const providers = useQuery(providersQuery).data?.providers ?? []
  const [leavingFor, setLeavingFor] = useState<ThirdParty | null>(null)
  if (providers.length === 0) return null
  const leave = async (thirdPartyId: ThirdParty) => {
    if (leavingFor !== null) return
    setLeavingFor(thirdPartyId)
    try {
      const answer = await browserApi('GET /auth/authorisationurl', { query: { thirdPartyId } })
      if (!answer) return
      keepTrip({ ...trip(), thirdPartyId })
      window.location.assign(answer.urlWithQueryParams)
    } catch (error) {
      setLeavingFor(null)
      const mainText = await explainProblem(error, m.auth_not_reached())
      showSnackbar({ id: 'third-party', type: 'error', mainText })
    }
  }
  return (
    <>
      <p className={css.apart}>{m.auth_or()}</p>
      <div className={css.providers}>
        {providers.map((id) => (
          <Button key={id} size="lg" fullWidth loading={leavingFor === id} onClick={() => leave(id)}>
            {m.auth_continue_with({ name: names[id] })}
          </Button>
        ))}
      </div>
    </>
  )
}
