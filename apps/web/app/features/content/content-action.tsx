import type { ContentOf } from '@salvia/contract/content/content'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { ReactNode } from 'react'
import { LocalLink } from '#app/language/local-link.tsx'
import { Button } from '#app/ui/button.tsx'

export type Action = NonNullable<ContentOf<'page'>['action']>

/** That the words are in, where nothing around them says it. */
type InLanguage = { language?: LanguageCode }

/** Where an entry leads: to a screen in the page's language, or elsewhere. */
export const ContentLink = ({
  href,
  language,
  children,
}: InLanguage & { href: string; children: ReactNode }) =>
  href.startsWith('/') ? (
    <LocalLink className="link" to={href} lang={language}>
      {children}
    </LocalLink>
  ) : (
    <a className="link" href={href} lang={language}>
      {children}
    </a>
  )

/** The main thing to do on a page. */
export const ContentButton = ({ label, href, language }: InLanguage & Action) =>
  href.startsWith('/') ? (
    <Button variant="filled" component={LocalLink} to={href} lang={language}>
      {label}
    </Button>
  ) : (
    <Button variant="filled" component="a" href={href} lang={language}>
      {label}
    </Button>
  )
