import { m } from '#app/paraglide/messages.js'
import { Time } from '#app/visit/time.tsx'

/** When figures were last gathered: what happened since is not in them yet. */
export const AsOf = ({ at }: { at: string | null }) =>
  at && (
    <p className="third">
      {m.insights_as_of()} <Time at={at} />
    </p>
  )
