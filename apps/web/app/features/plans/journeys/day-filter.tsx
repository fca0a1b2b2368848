import { TextField } from '#app/ui/field.tsx'
import type { ListAddress } from '#app/workbench/list-address.ts'

/** A filter by a first day. */
export const DayFilter = ({
  address,
  name,
  label,
}: {
  address: ListAddress
  name: string
  label: string
}) => (
  <TextField
    isSmall
    type="date"
    aria-label={label}
    title={label}
    value={address.get(name)}
    onChange={({ currentTarget: { value } }) => address.set(name, value)}
  />
)
