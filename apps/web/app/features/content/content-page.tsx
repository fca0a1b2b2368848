import type { ApiAnswer } from '@salvia/contract/api-calls'
import { m } from '#app/paraglide/messages.js'
import css from './content-page.module.css'

/** A text to read: title, version, sections. */
export const ContentPage = ({ content }: { content: ApiAnswer<'GET /content/{name}'> }) => (
  <article className={css.text}>
    <h1 className="title">{content.title}</h1>
    <p className={`third ${css.version}`}>{m.legal_version({ version: content.version })}</p>
    {!content.isSellerKnown && <p className={css.note}>{m.legal_seller_unknown()}</p>}
    {content.sections.map(({ heading, paragraphs }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    ))}
  </article>
)
