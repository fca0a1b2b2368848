import type { ClientRow } from '@salvia/contract/people/clients'
import { m } from '#app/paraglide/messages.js'

/** Plans a client joined. Who orders by a code without joining has plans that are not known: then it is no figure. */
export const shownPlans = ({ plansCount, ordersCount }: Pick<ClientRow, 'plansCount' | 'ordersCount'>) =>
  plansCount === 0 && ordersCount > 0 ? null : plansCount

/** Orders that the practitioner may count as a client's. Where all there may be are nameless, that is no zero. */
export const shownOrders = ({
  ordersCount,
  areOrdersKnown,
}: Pick<ClientRow, 'ordersCount' | 'areOrdersKnown'>) =>
  areOrdersKnown ? ordersCount : m.client_orders_unnamed()
