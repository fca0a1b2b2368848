import { z } from 'zod'
import type { IntercomSettings } from '../services/messenger/intercom-messenger.ts'
import { intercomRegions } from '../services/messenger/intercom-sources.ts'
import { words } from './words.ts'

export const messengerVariables = {
  INTERCOM_APP_ID: words.optional(),
  INTERCOM_MESSENGER_SECRET: words.optional(),
  INTERCOM_REGION: z.enum(intercomRegions).default('us'),
}
const Variables = z.object(messengerVariables)
type Given = z.infer<typeof Variables>

/** Workspace and secret, or conversations are kept here: without a secret anybody could write as anybody. */
export function messengerFrom(given: Given): IntercomSettings | undefined {
  const { INTERCOM_APP_ID: appId, INTERCOM_MESSENGER_SECRET: secret, INTERCOM_REGION: region } = given
  return appId && secret ? { appId, secret, region } : undefined
}

export const messengerFaults = (given: Given): string[] => [
  ...(given.INTERCOM_APP_ID && !given.INTERCOM_MESSENGER_SECRET
    ? ['INTERCOM_APP_ID needs INTERCOM_MESSENGER_SECRET.']
    : []),
  ...(given.INTERCOM_MESSENGER_SECRET && !given.INTERCOM_APP_ID
    ? ['INTERCOM_MESSENGER_SECRET needs INTERCOM_APP_ID.']
    : []),
]
