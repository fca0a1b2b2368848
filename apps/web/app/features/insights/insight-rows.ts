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
      ...(isApproved && { commission: `/wallet?type=Commission&${within('created', days)}#transactions` }),
    }
    return paths[figure] ?? null
  }

/** The rows behind one practitioner's figures, for admins. Only accounting sees wallets. */
export const adminRows =
  (practitionerId: string, { seesWallets }: { seesWallets: boolean }): RowsBehind =>
  (figure, { from, to }) => {
    const of = `practitionerId=${practitionerId}`
    const sold = `/admin/orders?${of}&placedFrom=${from}&placedTo=${to}`
    const paths: Partial<Record<FigureId, string>> = {
      orders: sold,
      grossSales: sold,
      averageOrder: sold,
      plansMade: `/admin/recommendations?${of}&kind=plan&createdFrom=${from}&createdTo=${to}`,
      plansShared: `/admin/recommendations?${of}&kind=plan&sharedFrom=${from}&sharedTo=${to}`,
      conversion: `/admin/recommendations?${of}&kind=plan&sharedFrom=${from}&sharedTo=${to}`,
      views: `/admin/recommendation-journeys?${of}&status=Viewed&from=${from}&to=${to}`,
      ...(seesWallets && {
        commission: `/admin/commission?${of}&type=Commission&createdFrom=${from}&createdTo=${to}`,
      }),
    }
    return paths[figure] ?? null
  }
