import { type SetupLine, setupLines } from '@salvia/rules/setup/setup-lines'
import type { App } from '../../app-type.ts'
import { countShown } from '../catalogue/index.ts'
import { readSetupReference, supplyDay } from '../reference/index.ts'
import { readSeller } from '../seller/index.ts'

type Asked = Pick<App, 'db' | 'config' | 'services' | 'now'>

/**
 * What a first order requires: what is present and what is missing. Anything unreadable is an error, never counted as
 * done.
 */
export async function readSetup({ db, config, services, now }: Asked): Promise<SetupLine[]> {
  const [reference, seller, { shown, buyable }] = await Promise.all([
    readSetupReference(db, supplyDay(now())),
    readSeller(db, config),
    countShown(db),
  ])
  return setupLines({
    ...reference,
    missingSellerFields: seller.missing.length,
    isMailReal: services.mail.kind === 'smtp',
    isPaymentReal: services.payment.kind !== 'test',
    shownProducts: shown,
    buyableProducts: buyable,
  })
}
