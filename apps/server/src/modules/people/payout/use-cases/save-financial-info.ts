import { countedFinancialFields, findFinancialFaults } from '@salvia/rules/people/financial-info'
import { recordAudit } from '#kernel/audit/record-audit'
import { invalid } from '#kernel/domain-error'
import { lockAccount } from '../../../identity/index.ts'
import { isCountry } from '../../../reference/index.ts'
import type { PeopleContext, Subject } from '../../people-context.ts'
import { financialInfos } from '../../profile/data/settings-tables.ts'
import { checkVatNumber } from '../vat-answer.ts'
import { followBusinessAccount } from './follow-business-account.ts'

type Business = Parameters<typeof findFinancialFaults>[0] & {
  registrationNumber: string | null
  taxCountryId: string
}

const sealedOrNull = ({ sealed }: PeopleContext, text: string | null) => (text ? sealed.seal(text) : null)

/**
 * Saves a practitioner's tax data, with numbers encrypted; the VAT number is checked before, outside the transaction.
 * Throws invalid with every missing field, and for an invalid number; one that no register could be asked about is
 * stored as unchecked.
 */
export async function saveFinancialInfo(
  context: PeopleContext,
  { userId: practitionerId, actor }: Subject,
  given: Business,
  now: Date,
): Promise<void> {
  const { vatNumber: typed, registrationNumber, ...plain } = countedFinancialFields(given)
  const unknown = isCountry(given.taxCountryId) ? [] : [{ id: 'taxCountryId', error: 'country_unknown' }]
  const faults = [...findFinancialFaults(given), ...unknown]
  if (faults.length > 0)
    throw invalid('financial_info_incomplete', 'Please fill in the fields of your business.', faults)
  const { vatCheck } = context.services
  const checked = typed ? await checkVatNumber(vatCheck, given.taxCountryId, typed) : null
  if (checked?.status === 'Invalid')
    throw invalid('vat_number_invalid', 'This VAT number is not valid.', [
      { id: 'vatNumber', error: 'vat_number_invalid' },
    ])
  const fields = {
    ...plain,
    sealedRegistrationNumber: sealedOrNull(context, registrationNumber),
    sealedVatNumber: sealedOrNull(context, checked?.vatNumber ?? null),
    vatStatus: checked?.status ?? ('None' as const),
    updatedAt: now,
  }
  await context.db.transaction(async (tx) => {
    await lockAccount(tx, practitionerId)
    await followBusinessAccount({ tx, jobs: context.jobs }, practitionerId, () =>
      tx
        .insert(financialInfos)
        .values({ practitionerId, ...fields })
        .onConflictDoUpdate({ target: financialInfos.practitionerId, set: fields }),
    )
    const subject = { type: 'User', id: practitionerId }
    const details = { businessType: fields.businessType, vatStatus: fields.vatStatus }
    await recordAudit(tx, { event: 'FinancialInfoSet', actorId: actor.userId, subject, details }, now)
  })
}
