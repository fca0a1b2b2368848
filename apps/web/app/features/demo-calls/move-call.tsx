import type { DemoCall } from '@salvia/contract/demo-calls/demo-calls'
import { useQueryClient } from '@tanstack/react-query'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { takeLostFocus } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import parts from '#app/ui/parts.module.css'
import { bookedQuery } from './demo-queries.ts'
import { FreeSlots } from './free-slots.tsx'
import { useSlotChoice } from './slot-choice.ts'
import { readOver, takenSlot } from './taken-slot.ts'
import { useChosenZone } from './use-chosen-zone.ts'

type Props = { token: string; call: DemoCall; onMoved: () => void; onClose: () => void }

/** Moves a booking to another free time. */
export function MoveCall({ token, call, onMoved, onClose }: Props) {
  const client = useQueryClient()
  const zone = useChosenZone(call.timeZone)
  const choice = useSlotChoice(zone.zone)
  const state = useForm(
    async (_given, api) => {
      const { slot } = choice
      if (slot === null) return { startsAt: m.demo_call_choose_time() }
      try {
        const moved = await api('PUT /demo-calls/booked', {
          body: { token, startsAt: slot, timeZone: zone.zone },
        })
        client.setQueryData(bookedQuery(token).queryKey, moved)
        return null
      } catch (error) {
        const taken = await takenSlot(client, error)
        if (!taken) {
          await readOver(client, error)
          throw error
        }
        choice.release()
        return taken
      }
    },
    { onSaved: onMoved },
  )
  const time = state.field('startsAt')
  return (
    <form method="post" ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <h2 ref={takeLostFocus} className="t20" tabIndex={-1}>
        {m.demo_call_change()}
      </h2>
      <FreeSlots {...{ zone, choice }} error={time.error} onChoose={time.onInput} />
      <FormFooter {...state} label={m.demo_call_move()} isMain>
        <Button variant="subtle" onClick={onClose}>
          {m.demo_call_keep()}
        </Button>
      </FormFooter>
    </form>
  )
}
