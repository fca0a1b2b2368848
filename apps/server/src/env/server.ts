import { z } from 'zod'
import { isLoopback } from '../kernel/http/is-loopback.ts'
import { type ProxyTrust, readProxyTrust, trustsNobody } from '../kernel/http/proxy-trust.ts'
import { SHORTEST_KEY } from '../kernel/key-file.ts'
import { flag, words } from './words.ts'

const proxyTrust = z.string().transform((text, { addIssue }): ProxyTrust => {
  const trust = readProxyTrust(text)
  if (trust === null)
    addIssue('say how many proxies stand before the server, or list their addresses and networks.')
  return trust ?? trustsNobody
})

export const serverVariables = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: words.default('.data'),
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
  WAREHOUSE_SECRET: z.string().min(SHORTEST_KEY).optional(),
  RATE_LIMITS: flag.default(true),
  HSTS_SUBDOMAINS: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
}
const Variables = z.object(serverVariables)
type Given = z.infer<typeof Variables>

/** Cookies, tokens and health data must only cross the network encrypted. */
export const plainFaults = (publicUrl: string): string[] =>
  publicUrl.startsWith('http:')
    ? ['PUBLIC_URL must be https: a proxy before the server ends TLS (or DEMO=1).']
    : []

/** A server with a loopback address is a demo, even if reached from elsewhere. */
export const openDemoFaults = ({ HOST }: Given, publicUrl: string): string[] =>
  isLoopback(publicUrl) && HOST && !['127.0.0.1', '::1', 'localhost'].includes(HOST)
    ? ['HOST opens a demo to others: set DEMO=1 as well, or a public PUBLIC_URL with real services.']
    : []
