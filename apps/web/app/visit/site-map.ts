/** A page that the server's site map names; its words are the interface's own. */
export type SiteMapEntry = {
  id: 'products' | 'brands' | 'forPractitioners' | 'forClients' | 'pricing'
  path: string
}

/** What the logged-out navigation shows, as the server hands it out with the page. */
export const siteMap: SiteMapEntry[] = [
  { id: 'products', path: '/shop' },
  { id: 'brands', path: '/brands' },
  { id: 'forPractitioners', path: '/how-it-works/practitioner' },
  { id: 'forClients', path: '/how-it-works/client' },
  { id: 'pricing', path: '/pricing' },
]
