import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/field.tsx'
import css from './save-offer.module.css'
import { useSharing } from './use-sharing.ts'

type Props = Parameters<typeof useSharing>[0]

/** The client's word on who sees the orders of a saved plan, given or taken back at any time. */
export function OrderSharing(props: Props) {
  const { practitionerName: name } = props
  const { isShared, isPending, share } = useSharing(props)
  return (
    <section className={`card ${css.offer}`} aria-labelledby="sharing">
      <h2 id="sharing" className="t16">
        {m.plan_sharing_title()}
      </h2>
      <CheckField
        label={m.plan_save_share({ name })}
        aria-describedby="sharing-hint"
        checked={isShared}
        aria-disabled={isPending}
        onChange={({ currentTarget: { checked } }) => share(checked)}
      />
      <p id="sharing-hint" className="third">
        {m.plan_sharing_hint({ name })}
      </p>
    </section>
  )
}

/** The same in a row of a list, whose other cells say of which plan and whose. */
export function SharingCell({ planName, ...props }: Props & { planName: string }) {
  const { isShared, isPending, share } = useSharing(props)
  return (
    <CheckField
      aria-label={m.client_plan_sharing_of({ plan: planName, name: props.practitionerName })}
      checked={isShared}
      aria-disabled={isPending}
      onChange={({ currentTarget: { checked } }) => share(checked)}
    />
  )
}
