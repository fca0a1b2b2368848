import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useProblemWords } from '#app/api/explain-refusal.ts'
import { useApiMutation } from '#app/api/query.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { PersonDialog } from './person-dialog.tsx'

/** Makes a client, or asks the owner of an account to become one; both get a mail. */
export function NewClientDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = useApiMutation('POST /customer', {
    onSuccess: async ({ client: made }) => {
      const mainText = m.client_created({ name: made.fullName })
      showSnackbar({ id: 'client', type: 'success', mainText })
      onClose()
      await client.invalidateQueries({ queryKey: ['GET /customer'] })
    },
  })
  const whyNot = useProblemWords(error, m.client_not_made())
  const make = useSingle((body: Parameters<typeof mutateAsync>[0]['body']) => mutateAsync({ body }))
  return (
    <PersonDialog
      title={m.client_new()}
      action={m.client_create()}
      whyNot={error && whyNot}
      isSending={isPending}
      onClose={onClose}
      onSend={({ phone, ...person }) => make({ ...person, phone: phone || null })}
    >
      <TextInput name="phone" type="tel" label={m.person_phone()} maxLength={30} />
    </PersonDialog>
  )
}
