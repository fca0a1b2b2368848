import { z } from 'zod'
import type { DsldSettings } from '../services/label-data/dsld-labels.ts'
import { httpUrl, withoutSlash, words } from './words.ts'

export const lookupVariables = {
  VIES_URL: httpUrl.optional(),
  DSLD_URL: httpUrl.optional(),
  DSLD_API_KEY: words.optional(),
}
const Variables = z.object(lookupVariables)
type Given = z.infer<typeof Variables>

/** The European Commission's VIES service, required for real invoices. */
const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** The dietary supplement label database (DSLD) of the National Institutes of Health. */
const DSLD = 'https://api.ods.od.nih.gov/dsld/v9'

/** VAT number validation service; undefined in a demo, where only the format is checked. */
export const viesFrom = ({ VIES_URL }: Given, isDemo: boolean): string | undefined =>
  VIES_URL === undefined ? (isDemo ? undefined : VIES) : withoutSlash(VIES_URL)

/** The real label database, except in a demo, which uses the shipped labels; the address can be overridden. */
export function dsldFrom(
  { DSLD_URL, DSLD_API_KEY: apiKey }: Given,
  isDemo: boolean,
): DsldSettings | undefined {
  const url = DSLD_URL === undefined ? (isDemo ? undefined : DSLD) : withoutSlash(DSLD_URL)
  return url === undefined ? undefined : { url, apiKey }
}
