import type { SetupStep } from '@salvia/contract/words/shop-settings'
import { useQuery } from '@tanstack/react-query'
import { setupQuery } from './settings-queries.ts'
import { setupSteps } from './setup-steps.ts'

/** Whether a part of the settings is complete, else what is missing in it. Nothing until it is known. */
export function SetupState({ step }: { step: SetupStep }) {
  const line = useQuery(setupQuery).data?.lines.find((each) => each.step === step)
  return line ? setupSteps[step].text(line) : null
}
