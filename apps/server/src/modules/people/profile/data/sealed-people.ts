import type { SealedColumn } from '#kernel/sealed-columns'
import { practitionerClients } from '../../clients/data/client-tables.ts'
import { bankAccounts, financialInfos, userAddresses } from './settings-tables.ts'

const c = practitionerClients
const b = bankAccounts
const f = financialInfos

export const sealedPeopleColumns: SealedColumn[] = [
  { table: c, key: [c.practitionerId, c.clientId], sealed: c.sealedPhone },
  { table: c, key: [c.practitionerId, c.clientId], sealed: c.sealedDrugs },
  { table: c, key: [c.practitionerId, c.clientId], sealed: c.sealedDrugsSeen },
  { table: userAddresses, key: [userAddresses.id], sealed: userAddresses.sealedFields },
  { table: b, key: [b.practitionerId], sealed: b.sealedHolder },
  { table: b, key: [b.practitionerId], sealed: b.sealedNumber },
  { table: f, key: [f.practitionerId], sealed: f.sealedRegistrationNumber },
  { table: f, key: [f.practitionerId], sealed: f.sealedVatNumber },
]
