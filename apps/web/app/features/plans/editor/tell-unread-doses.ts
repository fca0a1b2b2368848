import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Added } from './use-search-box.ts'

/** Says of which added products the dose was not understood, so that it is still to be written. */
export function tellUnreadDoses(added: Added[]): void {
  const unread = added.flatMap(({ product, entry }) =>
    entry.is === 'NotSaid'
      ? [m.plan_typed_unread_of({ product: product.name, text: entry.phrases.join(', ') })]
      : [],
  )
  if (unread.length === 0) return
  const products = new Intl.ListFormat(getLocale()).format(unread)
  showSnackbar({
    id: 'unread-doses',
    type: 'warning',
    mainText: m.plan_typed_added_without({ products }),
    isPersistent: true,
  })
}
