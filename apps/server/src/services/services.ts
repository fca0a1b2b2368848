import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import type { Db } from '../kernel/db/database.ts'
import { sealedText } from '../kernel/sealed-text.ts'
import type { Analytics } from './analytics/analytics.ts'
import { openAnalytics } from './analytics/open-analytics.ts'
import type { CachedContent } from './content/content-cache.ts'
import { openContent } from './content/open-content.ts'
import type { ErpService } from './erp/erp.ts'
import { odoo } from './erp/odoo.ts'
import { erpRecorder } from './erp/recorder.ts'
import type { FileStore } from './files/files.ts'
import { folderFiles } from './files/folder-files.ts'
import { s3Files } from './files/s3-files.ts'
import { countryDatabase } from './geolocation/country-database.ts'
import type { GeolocationService } from './geolocation/geolocation.ts'
import { dsldLabels } from './label-data/dsld-labels.ts'
import type { LabelData } from './label-data/label-data.ts'
import { shippedLabels } from './label-data/shipped-labels.ts'
import type { MailService } from './mail/mail.ts'
import { outboxMail } from './mail/outbox-mail.ts'
import { smtpMail } from './mail/smtp-mail.ts'
import { intercomMessenger } from './messenger/intercom-messenger.ts'
import type { MessengerService } from './messenger/messenger.ts'
import type { PaymentGateway } from './payment/payment.ts'
import { stripeGateway } from './payment/stripe-gateway.ts'
import { testGateway } from './payment/test-gateway.ts'
import { outboxSms } from './sms/outbox-sms.ts'
import type { SmsService } from './sms/sms.ts'
import { twilioSms } from './sms/twilio-sms.ts'
import { openIdProvider } from './third-party/open-id-provider.ts'
import type { ThirdPartySignIn } from './third-party/third-party.ts'
import { formatCheck } from './vat-check/format-check.ts'
import type { VatCheck } from './vat-check/vat-check.ts'
import { viesCheck } from './vat-check/vies-check.ts'

/** All external services, each behind an interface. */
export type Services = {
  payment: PaymentGateway
  vatCheck: VatCheck
  geolocation: GeolocationService
  mail: MailService
  sms: SmsService
  files: FileStore
  erp: ErpService
  labelData: LabelData
  content: CachedContent
  /** Null: conversations are kept here. */
  messenger: MessengerService | null
  analytics: Analytics
  /** Those that are configured. */
  thirdParties: ThirdPartySignIn[]
}

/** The real service if its variables are set, else its embedded default. */
export function openServices(env: Env, log: Logger, db: Db, columnKeys: string[]): Services {
  const { publicUrl, viesUrl } = env
  return {
    payment: env.stripe ? stripeGateway(env.stripe) : testGateway({ db, publicUrl }),
    vatCheck: viesUrl ? viesCheck({ url: viesUrl, log }) : formatCheck(),
    geolocation: countryDatabase(),
    mail: env.smtpUrl ? smtpMail(env.smtpUrl, env.mailFrom) : outboxMail(log),
    sms: env.twilio ? twilioSms(env.twilio) : outboxSms(log),
    files: env.s3 ? s3Files(env.s3) : folderFiles(join(env.dataDir, 'files')),
    erp: env.odoo ? odoo(env.odoo) : erpRecorder({ db, sealed: () => sealedText(columnKeys) }),
    content: openContent(env.content, { log, isDemo: env.isDemo }),
    messenger: env.messenger ? intercomMessenger(env.messenger) : null,
    analytics: openAnalytics(env.analytics, publicUrl),
    labelData: env.dsld ? dsldLabels({ ...env.dsld, log }) : shippedLabels(),
    thirdParties: env.thirdParties.map(openIdProvider),
  }
}

/** One line per service running on its embedded default, logged at startup. */
export function embeddedServices(services: Services): string[] {
  const { payment, mail, sms, files, erp, vatCheck, labelData, content, messenger } = services
  return [
    ...(payment.kind === 'test' ? ['payment: a test gateway, no money moves'] : []),
    ...(mail.kind === 'outbox' ? ['mail: kept in the outbox'] : []),
    ...(sms.kind === 'outbox' ? ['text messages: kept in the outbox'] : []),
    ...(files.kind === 'folder' ? ['files: kept in the data folder'] : []),
    ...(erp.kind === 'recorder' ? ['ERP: what it would be sent is recorded'] : []),
    ...(content.kind === 'files' ? ['content: the texts of the release'] : []),
    ...(messenger === null ? ['chat: conversations are kept here'] : []),
    ...(labelData.kind === 'shipped' ? ['labels: those of the shipped records'] : []),
    ...(vatCheck.kind === 'format' ? ['VAT numbers: checked by their form only, VAT is charged'] : []),
  ]
}
