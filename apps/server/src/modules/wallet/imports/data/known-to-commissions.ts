import type { KnownToCommissions } from '@salvia/rules/wallet/judge-commissions'
import type { CommissionRow } from '@salvia/rules/wallet/read-commissions'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/database'
import { closedStatuses, users } from '../../../identity/index.ts'
import { practitioners } from '../../../people/index.ts'
import { walletTransactions } from '../../data/wallet-tables.ts'

const isId = (text: string) => z.uuid().safeParse(text).success

async function findPractitioners(db: Db, named: string[]) {
  const rows = await db
    .select({ id: users.id, email: users.email, status: users.userStatusId })
    .from(users)
    .innerJoin(practitioners, eq(practitioners.userId, users.id))
    .where(or(inArray(users.id, named.filter(isId)), inArray(users.email, named)))
  return rows.flatMap(({ id, email, status }) => {
    const practitioner = { practitionerId: id, isClosed: closedStatuses.includes(status) }
    return [[id, practitioner] as const, [email, practitioner] as const]
  })
}

async function findReferences(db: Db, named: string[]) {
  const { reference, practitionerId, amount, status } = walletTransactions
  const rows = await db
    .select({ reference, practitionerId, amount })
    .from(walletTransactions)
    .where(and(inArray(reference, named), ne(status, 'Cancelled')))
  return rows.map((row) => [row.reference ?? '', row] as const)
}

/** What the database knows of the people and references that lines of a file name. */
export async function findKnownToCommissions(db: Db, rows: CommissionRow[]): Promise<KnownToCommissions> {
  const people = [...new Set(rows.map(({ practitioner }) => practitioner))]
  return {
    practitioners: new Map(await findPractitioners(db, people)),
    references: new Map(
      await findReferences(
        db,
        rows.map(({ reference }) => reference),
      ),
    ),
  }
}
