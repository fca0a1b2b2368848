import { z } from 'zod'
import { analyticsFaults, analyticsFrom, analyticsVariables } from './env/analytics.ts'
import { type ContentServiceSettings, contentFaults, contentFrom, contentVariables } from './env/content.ts'
import { type DemoCallSettings, demoCallsFrom, demoCallVariables } from './env/demo-calls.ts'
import { erpVariables, odooFaults, odooFrom } from './env/erp.ts'
import { fileVariables, s3Faults, s3From } from './env/files.ts'
import { dsldFrom, lookupVariables, viesFrom } from './env/lookups.ts'
import { messageVariables, senderOf, twilioFrom } from './env/messages.ts'
import { messengerFaults, messengerFrom, messengerVariables } from './env/messenger.ts'
import { paymentVariables, type StripeSettings, stripeFrom } from './env/payment.ts'
import { openDemoFaults, plainFaults, serverVariables } from './env/server.ts'
import { withoutSlash } from './env/words.ts'
import { isLoopback } from './kernel/http/is-loopback.ts'
import type { ProxyTrust } from './kernel/http/proxy-trust.ts'
import { StartFault } from './kernel/start-fault.ts'
import type { AnalyticsSettings } from './services/analytics/analytics.ts'
import type { OdooSettings } from './services/erp/odoo.ts'
import type { S3Settings } from './services/files/s3-files.ts'
import type { DsldSettings } from './services/label-data/dsld-labels.ts'
import type { IntercomSettings } from './services/messenger/intercom-messenger.ts'
import type { TwilioSettings } from './services/sms/twilio-sms.ts'
import {
  type ThirdPartySettings,
  thirdPartiesFrom,
  thirdPartyFaults,
  thirdPartyVariables,
} from './services/third-party/third-party-settings.ts'

const Variables = z.object({
  ...serverVariables,
  ...paymentVariables,
  ...lookupVariables,
  ...messageVariables,
  ...messengerVariables,
  ...fileVariables,
  ...erpVariables,
  ...contentVariables,
  ...analyticsVariables,
  ...demoCallVariables,
  ...thirdPartyVariables,
})

export const variableNames = Object.keys(Variables.shape)

export type Env = {
  port: number
  /** Undefined: both loopback addresses. */
  host: string | undefined
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  sellerCountry: string
  sellerVatIds: string[]
  isDemo: boolean
  trustsProxy: ProxyTrust
  metricsToken: string | undefined
  tokenKey: string | undefined
  /** The first key encrypts columns, the others only decrypt. */
  columnKeys: string[] | undefined
  stripe: StripeSettings | undefined
  /** VAT number validation service; undefined in a demo, where only the format is checked. */
  viesUrl: string | undefined
  /** Undefined in a demo: only shipped labels are used. */
  dsld: DsldSettings | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Undefined: text messages stay in the outbox. */
  twilio: TwilioSettings | undefined
  thirdParties: ThirdPartySettings[]
  /** Undefined: files are kept in the data folder. */
  s3: S3Settings | undefined
  /** Undefined: calls to the ERP are only recorded. */
  odoo: OdooSettings | undefined
  /** Undefined: nobody reports mails that came back. */
  bounceSecret: string | undefined
  /** Undefined: there is no chat-support app. */
  intercomAppSecret: string | undefined
  /** Undefined: conversations of the chat are kept here. */
  messenger: IntercomSettings | undefined
  /** Undefined: content comes from the release. */
  content: ContentServiceSettings | undefined
  contentWebhookSecret: string | undefined
  /** Undefined: page views are not counted. */
  analytics: AnalyticsSettings | undefined
  demoCalls: DemoCallSettings
  /** Undefined: messages of the warehouse are refused. */
  warehouseSecret: string | undefined
  hasRateLimits: boolean
  hstsSubdomains: boolean
  logLevel: string
}

/** One fault per line; thrown only at startup. */
export class EnvError extends StartFault {
  readonly faults: string[]

  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

type Parsed = z.infer<typeof Variables>

function missingInPublic(given: Parsed): string[] {
  const needed = {
    STRIPE_SECRET_KEY: 'real payments',
    STRIPE_WEBHOOK_SECRET: 'signed payment messages',
    SMTP_URL: 'real mail',
    MAIL_FROM: 'a sender of its mails',
    TOKEN_KEY: 'signing of access tokens',
    COLUMN_KEYS: 'encrypted columns',
  } as const
  return Object.entries(needed)
    .filter(([name]) => !given[name as keyof typeof needed])
    .map(([name, why]) => `${name} is missing: a public address needs ${why} (or DEMO=1).`)
}

function faultsOf(given: Parsed, publicUrl: string, isDemo: boolean): string[] {
  const halfSet = [
    ...thirdPartyFaults(given),
    ...s3Faults(given),
    ...odooFaults(given, isDemo),
    ...contentFaults(given),
    ...messengerFaults(given),
    ...analyticsFaults(given),
  ]
  if (given.DEMO) return halfSet
  const open = isLoopback(publicUrl)
    ? openDemoFaults(given, publicUrl)
    : [...missingInPublic(given), ...plainFaults(publicUrl)]
  return [...halfSet, ...open]
}

/** Parses the environment variables once. Throws EnvError listing every fault on its own line. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(set)
  if (!parsed.success)
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const given = parsed.data
  const publicUrl = withoutSlash(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`)
  const isDemo = given.DEMO ?? isLoopback(publicUrl)
  const faults = faultsOf(given, publicUrl, isDemo)
  if (faults.length > 0) throw new EnvError(faults)
  return {
    port: given.PORT,
    host: given.HOST ?? (isLoopback(publicUrl) ? undefined : '0.0.0.0'),
    publicUrl,
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    databasePool: given.DATABASE_POOL,
    sellerCountry: given.SELLER_COUNTRY,
    sellerVatIds: given.SELLER_VAT_IDS.split(',').filter((id) => id !== ''),
    isDemo,
    trustsProxy: given.TRUST_PROXY,
    metricsToken: given.METRICS_TOKEN,
    tokenKey: given.TOKEN_KEY,
    columnKeys: given.COLUMN_KEYS,
    stripe: stripeFrom(given),
    viesUrl: viesFrom(given, isDemo),
    dsld: dsldFrom(given, isDemo),
    smtpUrl: given.SMTP_URL,
    mailFrom: senderOf(given),
    twilio: twilioFrom(given, publicUrl),
    thirdParties: thirdPartiesFrom(given),
    s3: s3From(given),
    odoo: odooFrom(given),
    bounceSecret: given.BOUNCE_SECRET,
    intercomAppSecret: given.INTERCOM_APP_SECRET,
    messenger: messengerFrom(given),
    content: contentFrom(given),
    contentWebhookSecret: given.CONTENT_WEBHOOK_SECRET,
    analytics: analyticsFrom(given),
    demoCalls: demoCallsFrom(given, senderOf(given)),
    warehouseSecret: given.WAREHOUSE_SECRET,
    hasRateLimits: given.RATE_LIMITS,
    hstsSubdomains: given.HSTS_SUBDOMAINS,
    logLevel: given.LOG_LEVEL,
  }
}
