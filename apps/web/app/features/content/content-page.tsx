import type { ContentOf } from '@salvia/contract/content/content'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './content-page.module.css'

type Props = { content: ContentOf<'page'>; children?: ReactNode }

/** A text to read: title, version, sections; actions come before them. */
export const ContentPage = ({ content, children }: Props) => (
  <article className={css.text}>
    <h1 className="title">{content.title}</h1>
    {content.version && (
      <p className={`third ${css.version}`}>{m.legal_version({ version: content.version })}</p>
    )}
    {!content.isSellerKnown && <p className={css.note}>{m.legal_seller_unknown()}</p>}
    {children}
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
