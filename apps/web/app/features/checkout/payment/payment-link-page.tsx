import type { FoundLink } from '#app/api/look-up-link.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import parts from '#app/ui/parts.module.css'

type Words = { title: string; text: string }

/** `about` is null of a link that is not whole, and of none. */
function wordsOf({ over, about }: FoundLink): Words {
  const name = about?.name || m.payment_link_sender()
  if (about === null) return { title: m.payment_link_unknown_title(), text: m.payment_link_unknown_text() }
  if (over === 'Done') return { title: m.payment_link_done_title(), text: m.payment_link_done_text({ name }) }
  if (over === null) return { title: m.payment_link_open_title(), text: m.payment_link_open_text({ name }) }
  return { title: m.payment_link_over_title(), text: m.payment_link_over_text({ name }) }
}

/** For a client who comes back from the page of a payment link: what became of it, and what there is to do. */
export function PaymentLinkPage({ link }: { link: FoundLink }) {
  const { title, text } = wordsOf(link)
  return (
    <article className={parts.stack}>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <h1 className="title">{title}</h1>
      <p className="t16 second">{text}</p>
    </article>
  )
}
