import type { LanguageCode } from '@salvia/contract/words/locale'

/** A link of the content service: a path of the shop, or an address elsewhere. */
export type SiteLink = { title: string; href: string }
/** Links to pages of the shop, and the language that their titles are in. */
export type HeaderLinks = { links: SiteLink[]; language: LanguageCode }
type SiteGroup = { title: string; links: SiteLink[] }

/** The footer as the content service has it. */
export type SiteFooter = {
  /** That its words are in. */
  language: LanguageCode
  copyright: string
  policies: SiteLink[]
  columns: SiteGroup[][]
  social: { title: string; icons: { href: string; icon: string }[] } | null
}
