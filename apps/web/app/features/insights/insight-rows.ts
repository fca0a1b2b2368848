import type { User } from '@salvia/contract/people/current-user'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { FigureId } from './insight-figures.ts'

/** Days from the first to the last, both included, UTC. */
export type Days = { from: CalendarDay; to: CalendarDay }

/** Where the rows behind a figure are listed; null where no list has them. */
export type RowsBehind = (figure: FigureId, days: Days) => string | null

const within = (name: string, { from, to }: Days) => `${name}From=${from}&${name}To=${to}`

/** The rows behind a practitioner's own figures. Only who is approved has a wallet. */
export const ownRows =
  ({ isApproved }: { isApproved: boolean }): RowsBehind =>
  (figure, days) => {
    const sold = `/orders?of=plans&${within('placed', days)}`
    const shared = `/treatment-plans?${within('shared', days)}`
    const paths: Partial<Record<FigureId, string>> = {
      orders: sold,
      grossSales: sold,
      averageOrder: sold,
      clients: '/clients',
      newClients: `/clients?${within('linked', days)}`,
      plansMade: `/treatment-plans?${within('created', days)}`,
      plansShared: shared,
      conversion: shared,
      refillRate: `/insights/refills?${within('due', days)}`,
      ...(isApproved && { commission: `/wallet?type=Commission&${within('created', days)}#transactions` }),
    }
    return paths[figure] ?? null
  }

/** Whether somebody sees wallets, and with them commission. */
export const seesWallets = ({ permissions }: Pick<User, 'permissions'>): boolean =>
  permissions.some((right) => right === 'admin:all' || right === 'admin:accounting')

/** The rows behind the figures of one practitioner, or of all together, for admins. Only accounting sees wallets. */
export const adminRows =
  (practitionerId: string | null, { seesWallets }: { seesWallets: boolean }): RowsBehind =>
  (figure, days) => {
    const of = practitionerId === null ? '' : `practitionerId=${practitionerId}&`
    const ordered = practitionerId === null ? 'hasPractitioner=true&' : of
    const sold = `/admin/orders?${ordered}${within('placed', days)}`
    const plans = `/admin/recommendations?${of}kind=plan&`
    const shared = plans + within('shared', days)
    const paths: Partial<Record<FigureId, string | undefined>> = {
      orders: sold,
      grossSales: sold,
      averageOrder: sold,
      plansMade: plans + within('created', days),
      plansShared: shared,
      conversion: shared,
      // Who is on several files is one person: of all practitioners, the list has fewer than their files together.
      ...(practitionerId !== null && {
        clients: `/admin/clients?practitionerId=${practitionerId}`,
        newClients: `/admin/clients?${of}${within('linked', days)}`,
        refillRate: `/admin/practitioner-insights/${practitionerId}/refills?${within('due', days)}`,
      }),
      views: `/admin/recommendation-journeys?${of}status=Viewed&from=${days.from}&to=${days.to}`,
      ...(seesWallets && { commission: `/admin/commission?${of}type=Commission&${within('created', days)}` }),
    }
    return paths[figure] ?? null
  }
