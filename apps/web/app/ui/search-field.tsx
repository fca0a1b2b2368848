import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'icon' | 'aria-label' | 'placeholder'> & {
  label: string
}

/** A field to search by: what it searches stands in it until something is typed. */
export const SearchField = ({ label, ...field }: Props) => (
  <TextField
    type="search"
    aria-label={label}
    placeholder={label}
    icon={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
    {...field}
  />
)
