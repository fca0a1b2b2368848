import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { products } from '../../catalogue/index.ts'
import { disruptionUsers, productDisruptions } from './disruption-tables.ts'

/** What disruptions hold of a person, for their export: by account, and by addresses that are proven to be theirs. */
export const listDisruptionsOf = (db: Db, { userId, emails }: { userId: string; emails: string[] }) =>
  db
    .select({
      product: products.name,
      email: disruptionUsers.email,
      languageCode: disruptionUsers.languageCode,
      flags: disruptionUsers.flags,
      impactType: disruptionUsers.impactType,
      runsOutOn: disruptionUsers.runsOutOn,
      subscribedAt: disruptionUsers.subscribedAt,
      toldAt: disruptionUsers.toldAt,
      unsubscribedAt: disruptionUsers.unsubscribedAt,
      noticedAt: disruptionUsers.noticedAt,
    })
    .from(disruptionUsers)
    .innerJoin(productDisruptions, eq(productDisruptions.id, disruptionUsers.disruptionId))
    .innerJoin(products, eq(products.id, productDisruptions.productId))
    .where(or(eq(disruptionUsers.userId, userId), inArray(disruptionUsers.email, emails)))
    .orderBy(asc(products.plainName), sql`${disruptionUsers.email} nulls first`)
