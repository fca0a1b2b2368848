import { HydrationBoundary } from '@tanstack/react-query'
import { Link } from 'react-router'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { refillsQuery } from '#app/features/insights/insight-queries.ts'
import css from '#app/features/insights/insights.module.css'
import { Refills } from '#app/features/insights/refills.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/practitioner-refills'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, refillsQuery(idOfAddress(args.params.id), args.url.searchParams))
}

const paths = {
  client: (id: string) => `/admin/clients/${id}`,
  plan: (id: string) => `/admin/recommendations/${id}`,
}

export default function AdminRefillsRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.insights_refills()} · ${PRODUCT_NAME}`}</title>
      <div className={css.record}>
        <Refills
          key={params.id}
          practitionerId={params.id}
          above={<Link to={`/admin/practitioner-insights/${params.id}`}>{m.menu_admin_insights()}</Link>}
          paths={paths}
          action={
            <Button variant="filled" component={Link} to={`/admin/practitioners/${params.id}`}>
              {m.outbox_practitioner()}
            </Button>
          }
        />
      </div>
    </HydrationBoundary>
  )
}
