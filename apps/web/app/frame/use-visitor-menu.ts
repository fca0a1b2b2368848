import { m } from '#app/paraglide/messages.js'
import { useShell } from '#app/visit/shell-data.ts'
import type { SiteMapEntry } from '#app/visit/site-map.ts'
import type { MenuItem } from './menus.ts'

const labels: Record<SiteMapEntry['id'], () => string> = {
  products: m.common_products,
  brands: m.brands_title,
  forPractitioners: m.site_map_for_practitioners,
  forClients: m.site_map_for_clients,
  pricing: m.site_map_pricing,
}

export function useVisitorMenu(): MenuItem[] {
  const entries = useShell()?.siteMap ?? []
  return entries.map(({ id, path }) => ({ path, label: labels[id]() }))
}
