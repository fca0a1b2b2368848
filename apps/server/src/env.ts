import { z } from 'zod'
import { isLoopback } from './kernel/http/is-loopback.ts'
import { type ProxyTrust, readProxyTrust, trustsNobody } from './kernel/http/proxy-trust.ts'
import { SHORTEST_KEY } from './kernel/key-file.ts'
import { StartFault } from './kernel/start-fault.ts'
import type { OdooSettings } from './services/erp/odoo.ts'
import type { S3Settings } from './services/files/s3-files.ts'
import type { DsldSettings } from './services/label-data/dsld-labels.ts'
import type { TwilioSettings } from './services/sms/twilio-sms.ts'
import {
  type ThirdPartySettings,
  thirdPartiesFrom,
  thirdPartyFaults,
  thirdPartyVariables,
} from './services/third-party/third-party-settings.ts'

const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'])
  .transform((word) => ['1', 'true', 'on'].includes(word))

const proxyTrust = z.string().transform((text, { addIssue }): ProxyTrust => {
  const trust = readProxyTrust(text)
  if (trust === null)
    addIssue('say how many proxies stand before the server, or list their addresses and networks.')
  return trust ?? trustsNobody
})

const Variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  SELLER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('NL'),
  SELLER_VAT_IDS: z.string().default(''),
  DEMO: flag.optional(),
  TRUST_PROXY: proxyTrust.default(() => trustsNobody),
  METRICS_TOKEN: z.string().min(16).optional(),
  TOKEN_KEY: z.string().min(SHORTEST_KEY).optional(),
  COLUMN_KEYS: z
    .string()
    .transform((keys) => keys.split(','))
    .pipe(z.array(z.string().min(SHORTEST_KEY)))
    .optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
  DSLD_URL: z.url({ protocol: /^https?$/ }).optional(),
  DSLD_API_KEY: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Salvia <hello@salvia.example>'),
  TWILIO_ACCOUNT_SID: z.string().min(1).optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z.string().min(1).optional(),
  TWILIO_URL: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ODOO_URL: z.url({ protocol: /^https?$/ }).optional(),
  ODOO_API_KEY: z.string().min(1).optional(),
  ODOO_DATABASE: z.string().min(1).optional(),
  ...thirdPartyVariables,
  RATE_LIMITS: flag.default(true),
  HSTS_SUBDOMAINS: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
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
  /** The first encrypts columns, the others still read. */
  columnKeys: string[] | undefined
  stripe: { secretKey: string; webhookSecret: string } | undefined
  /** The service that confirms VAT numbers; undefined in a demo: only their form is checked. */
  viesUrl: string | undefined
  /** Undefined in a demo: labels are those that are shipped. */
  dsld: DsldSettings | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Undefined: text messages stay in the outbox. */
  twilio: TwilioSettings | undefined
  thirdParties: ThirdPartySettings[]
  /** Undefined: files are kept in the data folder. */
  s3: S3Settings | undefined
  /** Undefined: what the ERP would be sent is recorded. */
  odoo: OdooSettings | undefined
  hasRateLimits: boolean
  hstsSubdomains: boolean
  logLevel: string
}

/** One fault a line; thrown at start only. */
export class EnvError extends StartFault {
  readonly faults: string[]

  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/** The Commission's service, which real invoices rely on. */
const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** The label database of the National Institutes of Health. */
const DSLD = 'https://api.ods.od.nih.gov/dsld/v9'

type Parsed = z.infer<typeof Variables>

function missingInPublic(given: Parsed): string[] {
  const needed = {
    STRIPE_SECRET_KEY: 'real payments',
    STRIPE_WEBHOOK_SECRET: 'signed payment messages',
    SMTP_URL: 'real mail',
    TOKEN_KEY: 'signing of access tokens',
    COLUMN_KEYS: 'encrypted columns',
  } as const
  return Object.entries(needed)
    .filter(([name]) => !given[name as keyof typeof needed])
    .map(([name, why]) => `${name} is missing: a public address needs ${why} (or DEMO=1).`)
}

/** Cookies, tokens and health data cross the network only encrypted. */
const plainFaults = (publicUrl: string): string[] =>
  publicUrl.startsWith('http:')
    ? ['PUBLIC_URL must be https: a proxy before the server ends TLS (or DEMO=1).']
    : []

/** Text messages need all three, or none is sent by the service. */
function twilioFrom(given: Parsed): TwilioSettings | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = given
  if (!accountSid || !authToken || !from) return undefined
  return { accountSid, authToken, from, url: given.TWILIO_URL.replace(/\/$/, '') }
}

/** The bucket and its keys, or files stay in the data folder. */
function s3From(given: Parsed): S3Settings | undefined {
  const { S3_URL: url, S3_REGION: region } = given
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (!url || !accessKeyId || !secretAccessKey) return undefined
  return { url: url.replace(/\/$/, ''), region, accessKeyId, secretAccessKey }
}

/** The real label database unless it is a demo; another address may stand in for it. */
function dsldFrom({ DSLD_URL, DSLD_API_KEY: apiKey }: Parsed, isDemo: boolean): DsldSettings | undefined {
  const url = DSLD_URL?.replace(/\/$/, '') ?? (isDemo ? undefined : DSLD)
  return url === undefined ? undefined : { url, apiKey }
}

/** Address and key, or what the ERP would be sent is recorded. */
function odooFrom({ ODOO_URL, ODOO_API_KEY, ODOO_DATABASE }: Parsed): OdooSettings | undefined {
  if (!ODOO_URL || !ODOO_API_KEY) return undefined
  return { url: ODOO_URL.replace(/\/$/, ''), apiKey: ODOO_API_KEY, database: ODOO_DATABASE }
}

const odooFaults = (given: Parsed): string[] =>
  given.ODOO_URL !== undefined && odooFrom(given) === undefined ? ['ODOO_URL needs ODOO_API_KEY.'] : []

const s3Faults = (given: Parsed): string[] =>
  given.S3_URL !== undefined && s3From(given) === undefined
    ? ['S3_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.']
    : []

function faultsOf(given: Parsed, publicUrl: string): string[] {
  const isPublic = !isLoopback(publicUrl)
  const halfSet = [...thirdPartyFaults(given), ...s3Faults(given), ...odooFaults(given)]
  if (given.DEMO) return halfSet
  const faults = [...halfSet, ...(isPublic ? [...missingInPublic(given), ...plainFaults(publicUrl)] : [])]
  if (!isPublic && given.HOST && !['127.0.0.1', '::1', 'localhost'].includes(given.HOST))
    faults.push('HOST opens a demo to others: set DEMO=1 as well, or a public PUBLIC_URL with real services.')
  return faults
}

/** Reads the variables once. Throws EnvError that names every fault in a line of its own. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(set)
  if (!parsed.success)
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const given = parsed.data
  const publicUrl = (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/$/, '')
  const isDemo = given.DEMO ?? isLoopback(publicUrl)
  const faults = faultsOf(given, publicUrl)
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
    stripe:
      given.STRIPE_SECRET_KEY && given.STRIPE_WEBHOOK_SECRET
        ? { secretKey: given.STRIPE_SECRET_KEY, webhookSecret: given.STRIPE_WEBHOOK_SECRET }
        : undefined,
    viesUrl: given.VIES_URL?.replace(/\/$/, '') ?? (isDemo ? undefined : VIES),
    dsld: dsldFrom(given, isDemo),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    twilio: twilioFrom(given),
    thirdParties: thirdPartiesFrom(given),
    s3: s3From(given),
    odoo: odooFrom(given),
    hasRateLimits: given.RATE_LIMITS,
    hstsSubdomains: given.HSTS_SUBDOMAINS,
    logLevel: given.LOG_LEVEL,
  }
}
