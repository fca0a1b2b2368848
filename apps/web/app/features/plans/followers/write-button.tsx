import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { followerName } from './follower-words.ts'
import { type AlertedClient, WriteDialog } from './write-dialog.tsx'

/** Opens a message to a client to contact; named after the plan too, since a client may have several to be written of. */
export function WriteButton(client: AlertedClient) {
  const [isOpen, setOpen] = useState(false)
  const name = followerName(client.row)
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={`${m.plan_write_to({ name })} · ${client.row.recommendation.name}`}
        onClick={() => setOpen(true)}
      >
        {m.plan_write()}
      </Button>
      {isOpen && <WriteDialog {...client} onClose={() => setOpen(false)} />}
    </>
  )
}
