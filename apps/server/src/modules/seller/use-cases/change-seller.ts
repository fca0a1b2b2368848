import type { Seller, SellerChange } from '@salvia/contract/seller/admin-seller'
import { plainAccountNumber } from '@salvia/rules/people/bank-data'
import { isValidBIC, isValidIBAN } from 'ibantools'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { oneAtATime } from '#db/one-at-a-time'
import { changedFields } from '#kernel/audit/changed-fields'
import { recordAudit } from '#kernel/audit/record-audit'
import { invalid, isOutdated, Outdated } from '#kernel/domain-error'
import type { Config } from '../../../config.ts'
import { couldBeVatNumber } from '../../../services/vat-check/vat-number.ts'
import { isCountry } from '../../reference/index.ts'
import { toSeller } from '../data/seller-queries.ts'
import { sellers } from '../data/seller-tables.ts'
import { forgetSupportEmail } from '../data/support-email.ts'

type Fields = SellerChange
type Fault = { id: string; error: string }

/** Numbers as printed: upper case, without spaces. */
const plain = (fields: Fields): Fields => ({
  ...fields,
  ...(fields.vatIds && { vatIds: fields.vatIds.map(plainAccountNumber) }),
  ...(fields.iban !== undefined && { iban: plainAccountNumber(fields.iban) }),
  ...(fields.bic !== undefined && { bic: plainAccountNumber(fields.bic) }),
})

const numberFaults = ({ iban, bic, vatIds = [] }: Fields): Fault[] => [
  ...(iban && !isValidIBAN(iban) ? [{ id: 'iban', error: 'iban_invalid' }] : []),
  ...(bic && !isValidBIC(bic) ? [{ id: 'bic', error: 'bic_invalid' }] : []),
  ...vatIds.flatMap((vatId, at) =>
    couldBeVatNumber(vatId) ? [] : [{ id: `vatIds.${at}`, error: 'vat_number_invalid' }],
  ),
]

/** Throws invalid, with every field whose number or country is not valid. */
function check(fields: Fields): void {
  const isUnknown = fields.countryId !== undefined && !isCountry(fields.countryId)
  const faults = [
    ...numberFaults(fields),
    ...(isUnknown ? [{ id: 'countryId', error: 'country_unknown' }] : []),
  ]
  if (faults.length > 0) throw invalid('seller_invalid', 'Please check the numbers of the seller.', faults)
}

type Changing = { db: Db; config: Pick<Config, 'sellerCountry' | 'sellerVatIds'> }

/**
 * Changes the seller's data in mails and invoices; omitted fields are unchanged. Throws invalid, and precondition with
 * the current seller if someone else saved since `version` was read.
 */
export async function changeSeller(
  { db, config }: Changing,
  { actorId, version }: { actorId: string; version: number | undefined },
  given: SellerChange,
  now: Date,
): Promise<Seller> {
  const fields = plain(given)
  check(fields)
  const saved = await db.transaction(async (tx) => {
    await oneAtATime(tx, 'seller')
    const [row] = await tx.select().from(sellers)
    const current = toSeller(row, config)
    if (isOutdated(version, current)) throw new Outdated('Someone else saved the seller meanwhile.', current)
    const changes = changedFields(current, fields)
    const subject = { type: 'Seller', key: 'seller' }
    await recordAudit(tx, { event: 'SellerChanged', actorId, subject, details: { changes } }, now)
    if (changes.length === 0) return current
    const { missing: _, ...before } = current
    const set = Object.fromEntries(changes.map(({ field, to }) => [field, to]))
    const values = { ...before, ...set, version: current.version + 1, updatedAt: now }
    const written = await tx
      .insert(sellers)
      .values(values)
      .onConflictDoUpdate({ target: sellers.id, set: values })
      .returning()
    return toSeller(one(written), config)
  })
  forgetSupportEmail(db)
  return saved
}
