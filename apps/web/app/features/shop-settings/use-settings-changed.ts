import { useQueryClient } from '@tanstack/react-query'

/** What shows a setting of the shop: its lists and records, the check list, and what the shop offers. */
const settings =
  /^GET \/(admin\/(delivery-carriers|countries|vat-rates|exchange-rates|feature-flags|product-categories|seller|setup|settings)|reference-data)/

/** All of it is asked for again: carriers, countries and rates hang together. */
export function useSettingsChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ predicate: ({ queryKey: [call] }) => settings.test(String(call)) })
}
