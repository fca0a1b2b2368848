import type { ClientRow } from '@salvia/contract/people/clients'

/** Plans a client joined. Who orders by a code without joining has plans that are not known: then it is no figure. */
export const shownPlans = ({ plansCount, ordersCount }: Pick<ClientRow, 'plansCount' | 'ordersCount'>) =>
  plansCount === 0 && ordersCount > 0 ? null : plansCount
