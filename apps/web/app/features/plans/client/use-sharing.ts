import { useState } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'

type Shared = { shareCode: string; practitionerName: string; sharesOrders: boolean }

/** Whether the practitioner of a saved plan sees its client's orders of it, and the word that changes that. */
export function useSharing({ shareCode, practitionerName: name, sharesOrders }: Shared) {
  const [isShared, setShared] = useState(sharesOrders)
  const { run, isPending } = useCommand({
    send: (api, shares: boolean) =>
      api('POST /recommendations/code/{shareCode}/save', {
        params: { shareCode },
        body: { sharesOrders: shares },
      }),
    onStart: (_, shares) => {
      setShared(shares)
      return () => setShared(!shares)
    },
    stale: ['GET /recommendations/saves'],
    done: (saved) => (saved.sharesOrders ? m.plan_sharing_on({ name }) : m.plan_sharing_off({ name })),
  })
  return { isShared, isPending, share: run }
}
