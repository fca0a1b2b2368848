import type { SealedColumn } from '#kernel/sealed-columns'
import { demoCalls } from './demo-call-tables.ts'

/** Numbers as stored before they were encrypted: they have no key's prefix. */
const isPlainPhone = (text: string): boolean => !/^[\da-f]{8}\.[\w-]+$/.test(text)

export const sealedDemoCallColumns: SealedColumn[] = [
  { table: demoCalls, key: [demoCalls.id], sealed: demoCalls.sealedPhone, isPlain: isPlainPhone },
]
