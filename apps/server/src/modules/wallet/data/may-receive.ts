import { and, eq, type SQL, sql } from 'drizzle-orm'
import { practitioners } from '../../people/index.ts'

/** A practitioner currently entitled to commission: switched on, and permitted by admins and by law. */
export const mayReceive = and(
  eq(practitioners.isCommissionEnabled, true),
  eq(practitioners.isAllowedToReceiveCommission, true),
)

/** Whether this practitioner is currently entitled. */
export const mayReceiveNow = (practitionerId: string): SQL<boolean> =>
  sql`exists (select 1 from ${practitioners} where ${practitioners.userId} = ${practitionerId} and ${mayReceive})`
