import { NativeSelect } from '@mantine/core'
import { type UserKind, userKinds } from '@salvia/contract/words/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useProblemWords } from '#app/api/explain-refusal.ts'
import { useApiMutation } from '#app/api/query.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { kindWord } from './people-words.ts'
import { PersonDialog } from './person-dialog.tsx'

/** Makes an account; its owner sets the password by the link of a mail. */
export function NewUserDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<UserKind>('Client')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync, isPending, error } = useApiMutation('POST /users', {
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ['GET /users'] })
      onClose()
      await navigate(`/admin/users/${id}`)
    },
  })
  const whyNot = useProblemWords(error, m.user_not_made())
  const make = useSingle((body: Parameters<typeof mutateAsync>[0]['body']) => mutateAsync({ body }))
  return (
    <PersonDialog
      title={m.user_new()}
      action={m.user_create()}
      whyNot={error && whyNot}
      isSending={isPending}
      onClose={onClose}
      onSend={({ firstName, lastName, email }) =>
        make({
          firstName,
          lastName,
          email,
          userKindId: kind,
          permissions: kind === 'Internal' ? ['admin:base'] : [],
        })
      }
    >
      <NativeSelect
        label={m.person_kind()}
        value={kind}
        data={userKinds.map((value) => ({ value, label: kindWord(value) }))}
        onChange={(event) => setKind(event.currentTarget.value as UserKind)}
      />
    </PersonDialog>
  )
}
