/** A link of the content service: a path of the shop, or an address elsewhere. */
export type SiteLink = { title: string; href: string }
type SiteGroup = { title: string; links: SiteLink[] }

/** The footer as the content service has it. */
export type SiteFooter = {
  copyright: string
  policies: SiteLink[]
  columns: SiteGroup[][]
  social: { title: string; icons: { href: string; icon: string }[] } | null
}
