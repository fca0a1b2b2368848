import { sessionEnd } from '@salvia/rules/orders/reservation'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CopiedLink } from '#app/ui/copied-link.tsx'
import parts from '#app/ui/parts.module.css'
import { useTimeFormat } from '#app/visit/time.tsx'

type Made = { link: string; until: string }

/** For an order for a client: the page on which the client pays, until when, and a new one after that. */
export function PaymentLink({ makeLink }: { makeLink: () => Promise<string | null> }) {
  const time = useTimeFormat()
  const [made, setMade] = useState<Made | null>(null)
  const make = async () => {
    // The session begins at the server, a moment later than here.
    const until = sessionEnd(new Date()).toISOString()
    const link = await makeLink()
    if (link !== null) setMade({ link, until })
  }
  if (made === null)
    return (
      <Button fullWidth onClick={make}>
        {m.checkout_payment_link()}
      </Button>
    )
  return (
    <div className={parts.stack}>
      <CopiedLink
        label={m.checkout_payment_link_text({ time: time(made.until) })}
        link={made.link}
        isMain={false}
      />
      <p className="second">{m.checkout_payment_link_after()}</p>
      <Button fullWidth onClick={make}>
        {m.checkout_payment_link_new()}
      </Button>
    </div>
  )
}
