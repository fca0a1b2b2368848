import { rateLengths } from '@salvia/contract/words/lengths'
import { m } from '#app/paraglide/messages.js'
import { DayField } from '#app/ui/day-field.tsx'
import { TextField } from '#app/ui/field.tsx'

type Props = { value: string; error: string | undefined; onChange: (value: string) => void }

/** The day from which it counts. */
export const FromField = (props: Props) => <DayField label={m.rate_valid_from()} required {...props} />

/** Where it is written. */
export const SourceField = ({ hint, onChange, ...props }: Props & { hint: string }) => (
  <TextField
    label={m.rate_source()}
    description={hint}
    maxLength={rateLengths.source}
    required
    {...props}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
