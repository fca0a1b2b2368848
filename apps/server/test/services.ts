import type { Db } from '../src/kernel/db/database.ts'
import { sealedText } from '../src/kernel/sealed-text.ts'
import { erpRecorder } from '../src/services/erp/recorder.ts'
import type { FileStore } from '../src/services/files/files.ts'
import { countryDatabase } from '../src/services/geolocation/country-database.ts'
import { shippedLabels } from '../src/services/label-data/shipped-labels.ts'
import type { Mail } from '../src/services/mail/mail.ts'
import { testGateway } from '../src/services/payment/test-gateway.ts'
import type { Services } from '../src/services/services.ts'
import type { Sms } from '../src/services/sms/sms.ts'
import { formatCheck } from '../src/services/vat-check/format-check.ts'

function memoryFiles(): FileStore {
  const kept = new Map<string, Buffer>()
  return {
    kind: 'folder',
    async put(key, bytes) {
      kept.set(key, bytes)
    },
    get: async (key) => kept.get(key) ?? null,
    has: async (key) => kept.has(key),
    async remove(key) {
      kept.delete(key)
    },
  }
}

/** Services that keep what they were given, so that a test can look at it. */
export function testServices(db: Db): Services & { sentMails: Mail[]; sentSms: Sms[] } {
  const sentMails: Mail[] = []
  const sentSms: Sms[] = []
  return {
    sentMails,
    sentSms,
    thirdParties: [],
    files: memoryFiles(),
    erp: erpRecorder({ db, sealed: () => sealedText(['a-test-key-that-is-long-enough-to-encrypt-with']) }),
    sms: {
      kind: 'outbox',
      async send(sms) {
        sentSms.push(sms)
      },
    },
    payment: testGateway({ db, publicUrl: 'http://localhost:3000' }),
    vatCheck: formatCheck(),
    labelData: shippedLabels(),
    geolocation: countryDatabase(),
    mail: {
      kind: 'outbox',
      async send(mail) {
        sentMails.push(mail)
      },
    },
  }
}
