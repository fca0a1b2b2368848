/** An entry of the server's site map. */
export type SiteMapEntry = {
  id: 'products' | 'brands' | 'forPractitioners' | 'forClients' | 'pricing'
  path: string
}

/** The signed-out navigation, as sent by the server. */
export const siteMap: SiteMapEntry[] = [
  { id: 'products', path: '/shop' },
  { id: 'brands', path: '/brands' },
  { id: 'forPractitioners', path: '/how-it-works/practitioner' },
  { id: 'forClients', path: '/how-it-works/client' },
  { id: 'pricing', path: '/pricing' },
]
