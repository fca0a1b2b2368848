import type { ContentOf } from '@salvia/contract/content/content'
import { m } from '#app/paraglide/messages.js'
import { ContentLink } from './content-action.tsx'
import css from './social-proof.module.css'

/** What can be counted of the shop. */
export type Offer = { products: number; brands: number }

type Props = {
  content: Pick<ContentOf<'page'>, 'languageCode' | 'title' | 'lead' | 'action'>
  offer: Offer | null
}

/** What a visitor can check: figures that the system counts, and the way to see them. An empty shop counts nothing. */
export const SocialProof = ({ content: { languageCode, title, lead, action }, offer }: Props) => (
  <section className={`wrap ${css.proof}`} aria-labelledby="proof">
    <h2 id="proof" className={`serif ${css.title}`} lang={languageCode}>
      {title}
    </h2>
    <div className={css.words}>
      {offer && offer.products > 0 && (
        <p className="t16 strong">
          {m.proof_offer({
            products: m.products_count({ count: offer.products }),
            brands: m.proof_brands({ count: offer.brands }),
          })}
        </p>
      )}
      {lead && (
        <p className="second" lang={languageCode}>
          {lead}
        </p>
      )}
      {action && (
        <p lang={languageCode}>
          <ContentLink href={action.href}>{action.label}</ContentLink>
        </p>
      )}
    </div>
  </section>
)
