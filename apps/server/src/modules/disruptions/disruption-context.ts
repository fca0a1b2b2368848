import type { App } from '../../app-type.ts'

/** What use cases of disruptions need of the app. */
export type DisruptionContext = Pick<App, 'db' | 'jobs' | 'config' | 'sealed' | 'now'>

export const COMPUTE_USERS = 'disruptions.compute-users'
export const TELL_PRACTITIONERS = 'disruptions.tell-practitioners'
export const SEND_NOTICES = 'disruptions.send-notices'

export const subjectOf = (id: string) => ({ type: 'ProductDisruption', id })

/** What a back-in-stock notice is about: the person, by the key of their row. */
export const STOCK_NOTICE = 'StockNotice'

/** What the link to confirm a subscription is about: the disruption. */
export const STOCK_SUBSCRIPTION = 'StockSubscription'
