import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../../../identity/index.ts'
import { commissionIsAllowed } from '../../../reference/index.ts'
import { practitioners } from './practitioner-tables.ts'

/** Whether the law allows commission for the row of `practitioners` on a day. */
export const isCommissionLawful = (day: SQLWrapper): SQL<boolean> =>
  commissionIsAllowed(
    {
      countryCode: sql`(select ${users.countryId} from ${users} where ${users.id} = ${practitioners.userId})`,
      professionId: sql`${practitioners.professionId}`,
    },
    day,
  )
