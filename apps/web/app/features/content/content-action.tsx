import type { ContentOf } from '@salvia/contract/content/content'
import type { ReactNode } from 'react'
import { LocalLink } from '#app/language/local-link.tsx'
import { Button } from '#app/ui/button.tsx'

export type Action = NonNullable<ContentOf<'page'>['action']>

/** Where an entry leads: to a screen in the page's language, or elsewhere. */
export const ContentLink = ({ href, children }: { href: string; children: ReactNode }) =>
  href.startsWith('/') ? (
    <LocalLink className="link" to={href}>
      {children}
    </LocalLink>
  ) : (
    <a className="link" href={href}>
      {children}
    </a>
  )

/** The main thing to do on a page. */
export const ContentButton = ({ label, href }: Action) =>
  href.startsWith('/') ? (
    <Button variant="filled" component={LocalLink} to={href}>
      {label}
    </Button>
  ) : (
    <Button variant="filled" component="a" href={href}>
      {label}
    </Button>
  )
