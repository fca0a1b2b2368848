import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database.ts'
import { one } from '../../kernel/db/one.ts'
import { newId } from '../../kernel/ids.ts'
import type { SealedText } from '../../kernel/sealed-text.ts'
import type { ErpService } from './erp.ts'
import { partnerValues } from './partner-values.ts'
import { erpRecords } from './recorder-tables.ts'

/** The embedded default: records what it would send, as Odoo fields, until someone transfers it. */
export function erpRecorder({ db, sealed }: { db: Db; sealed: () => SealedText }): ErpService {
  return {
    kind: 'recorder',
    async makePartner(partner) {
      const { reference } = partner
      const values = { ...partnerValues(partner), country_code: partner.countryCode ?? false }
      const sealedValues = sealed().seal(JSON.stringify(values))
      await db
        .insert(erpRecords)
        .values({ id: newId(), reference, model: 'res.partner', method: 'create', sealedValues })
        .onConflictDoNothing({ target: erpRecords.reference })
      const kept = one(await db.select().from(erpRecords).where(eq(erpRecords.reference, reference)))
      return `recorded:${kept.id}`
    },
    async forgetPartner(reference) {
      await db.delete(erpRecords).where(eq(erpRecords.reference, reference))
    },
  }
}
