import { m } from '#app/paraglide/messages.js'
import { hasScreen, type MenuItem } from './menus.ts'
import { useShell } from './shell-data.ts'

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

const labels: Record<SiteMapEntry['id'], () => string> = {
  products: m.menu_products,
  brands: m.menu_admin_brands,
  forPractitioners: m.site_map_for_practitioners,
  forClients: m.site_map_for_clients,
  pricing: m.site_map_pricing,
}

export function useVisitorMenu(): MenuItem[] {
  const entries = useShell()?.siteMap ?? []
  return entries.filter(({ path }) => hasScreen(path)).map(({ id, path }) => ({ path, label: labels[id]() }))
}
