import type { Logger } from 'pino'
import { z } from 'zod'
import type { VatCheck, VatCheckResult, VatHolder } from './vat-check.ts'
import { couldBeVatNumber, parseVatNumber, type VatNumber } from './vat-number.ts'

type Settings = {
  /** Base URL of the service, without trailing slash. */
  url: string
  log: Logger
  timeoutMs?: number
}

const Answer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
  address: z.string().nullish(),
})
const Failure = z.object({
  actionSucceed: z.literal(false),
  errorWrappers: z.array(z.object({ error: z.string() })),
})

/** Errors about the number itself; all others mean that it was not checked. */
const REFUSED = 'INVALID_INPUT'
const TIMEOUT_MS = 5000

const notChecked: VatCheckResult = { outcome: 'FormatValid', consultationNumber: null }
const invalid: VatCheckResult = { outcome: 'Invalid', consultationNumber: null }

function toBody({ prefix, number }: VatNumber, requester: VatNumber | null) {
  const named = requester
    ? { requesterMemberStateCode: requester.prefix, requesterNumber: requester.number }
    : {}
  return JSON.stringify({ countryCode: prefix, vatNumber: number, ...named })
}

/** Three dashes mean that the member state does not disclose it. */
const NOT_TOLD = '---'
const LONGEST_TOLD = 500

function told(text: string | null | undefined): string | null {
  const plain = (text ?? '').replace(/[^\P{Cc}\n]/gu, ' ').trim()
  return plain === '' || plain === NOT_TOLD ? null : plain.slice(0, LONGEST_TOLD)
}

function toResult(body: unknown): VatCheckResult & { holder?: VatHolder } {
  const failure = Failure.safeParse(body)
  if (failure.success)
    return failure.data.errorWrappers.some(({ error }) => error === REFUSED) ? invalid : notChecked
  const answer = Answer.safeParse(body)
  if (!answer.success) return notChecked
  const { valid, requestIdentifier, name, address } = answer.data
  if (!valid) return invalid
  const holder = { name: told(name), address: told(address) }
  return { outcome: 'Confirmed', consultationNumber: requestIdentifier || null, holder }
}

/** Checks numbers with the Commission's VIES service, which covers the EU; others are not sent. */
export function viesCheck({ url, log, timeoutMs = TIMEOUT_MS }: Settings): VatCheck {
  async function ask(number: VatNumber, asker: string | null): Promise<ReturnType<typeof toResult>> {
    const response = await fetch(`${url}/check-vat-number`, {
      redirect: 'error',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: toBody(number, asker === null ? null : parseVatNumber(asker)),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return toResult(await response.json())
  }

  return {
    kind: 'vies',
    async check(vatNumber, asker = null) {
      const number = parseVatNumber(vatNumber)
      if (!number) return couldBeVatNumber(vatNumber) ? notChecked : invalid
      try {
        return await ask(number, asker)
      } catch (error) {
        log.warn({ err: error }, 'vat_check_failed')
        return notChecked
      }
    },
  }
}
