import type { ContentOf } from '@salvia/contract/content/content'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { formatDate } from '@salvia/rules/format/format'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './content-page.module.css'

type Props = { content: ContentOf<'page'>; children?: ReactNode }

const isDay = (text: string): text is CalendarDay => /^\d{4}-\d{2}-\d{2}$/.test(text)

const versionWords = (version: string): string =>
  isDay(version)
    ? m.legal_version_of({ day: formatDate(version, getLocale()) })
    : m.legal_version({ version })

/** A text to read: title, version, sections; actions come before them. */
export const ContentPage = ({ content, children }: Props) => (
  <article className={css.text}>
    <h1 className="title" lang={content.languageCode}>
      {content.title}
    </h1>
    {content.version && <p className={`third ${css.version}`}>{versionWords(content.version)}</p>}
    {content.lead && (
      <p className={css.note} lang={content.languageCode}>
        {content.lead}
      </p>
    )}
    {!content.isSellerKnown && <p className={css.note}>{m.legal_seller_unknown()}</p>}
    {children}
    {content.sections.map(({ heading, paragraphs }) => (
      <section key={heading} lang={content.languageCode}>
        <h2>{heading}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    ))}
  </article>
)
