import { and, eq, type SQL, sql } from 'drizzle-orm'
import { practitioners } from '../../people/index.ts'

/** A practitioner who may receive commission now: switched on, and allowed to by admins and the law. */
export const mayReceive = and(
  eq(practitioners.isCommissionEnabled, true),
  eq(practitioners.isAllowedToReceiveCommission, true),
)

/** Whether this practitioner may. */
export const mayReceiveNow = (practitionerId: string): SQL<boolean> =>
  sql`exists (select 1 from ${practitioners} where ${practitioners.userId} = ${practitionerId} and ${mayReceive})`
