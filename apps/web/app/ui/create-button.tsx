import { IconPlus } from '@tabler/icons-react'
import { usePageKeys } from '#app/lib/page-keys.ts'
import { Button } from './button.tsx'
import { KeyHelp, type KeyMeaning } from './key-help.tsx'

const CREATE_KEY = 'n'

type Props = { label: string; isCreating: boolean; onCreate: () => void; otherKeys?: KeyMeaning[] }

/** The main action of a screen that makes something new; N does the same. */
export function CreateButton({ label, isCreating, onCreate, otherKeys = [] }: Props) {
  usePageKeys([[CREATE_KEY, onCreate]])
  const key = CREATE_KEY.toUpperCase()
  return (
    <>
      <KeyHelp keys={[{ key, meaning: label }, ...otherKeys]} />
      <Button
        variant="filled"
        loading={isCreating}
        leftSection={<IconPlus size={18} stroke={1.75} />}
        onClick={onCreate}
      >
        <span>
          {label} <kbd>{key}</kbd>
        </span>
      </Button>
    </>
  )
}
