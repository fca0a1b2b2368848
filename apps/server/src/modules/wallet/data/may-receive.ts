import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isCommissionLawful, practitioners } from '../../people/index.ts'
import { supplyDay } from '../../reference/index.ts'

/** A practitioner entitled to commission at a time: switched on, and permitted by admins and by the law of that day. */
export const mayReceive = (at: Date): SQL | undefined =>
  and(
    eq(practitioners.isCommissionEnabled, true),
    eq(practitioners.isAllowedToReceiveCommission, true),
    isCommissionLawful(sql`${supplyDay(at)}::date`),
  )

/** Whether this practitioner is entitled. */
export const mayReceiveAt = (practitionerId: string, at: Date): SQL<boolean> =>
  sql`exists (select 1 from ${practitioners} where ${practitioners.userId} = ${practitionerId} and ${mayReceive(at)})`
