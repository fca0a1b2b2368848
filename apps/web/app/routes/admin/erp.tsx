import { OpenErp } from '#app/features/erp/open-erp.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/erp'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return null
}

export default function AdminErpRoute() {
  return (
    <>
      <title>{`${m.menu_admin_erp()} · ${PRODUCT_NAME}`}</title>
      <OpenErp />
    </>
  )
}
