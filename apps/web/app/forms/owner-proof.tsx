import { accountLengths } from '@salvia/contract/words/lengths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#app/api/query.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { FieldErrors } from './refused-fields.ts'
import { type FieldOf, textOf } from './use-form.ts'

const waysQuery = query('GET /auth/confirmation', {})

type Props = { field: FieldOf; className?: string | undefined }

/**
 * Confirms the account's owner: password or second-factor code; a mailed code for accounts with third-party sign-in
 * only.
 */
export function OwnerProof({ field, className }: Props) {
  const { data } = useQuery({ ...waysQuery, staleTime: 0 })
  const [prefersCode, setPrefersCode] = useState(false)
  const ways = data?.ways ?? ['Password']
  const hasChoice = ways.includes('Password') && ways.includes('Authenticator')
  return (
    <div className={className}>
      {ways.includes('MailedCode') && <MailedCode field={field} />}
      {ways.includes('Authenticator') && (prefersCode || !hasChoice) && (
        <CodeField field={field} hint={m.auth_code_hint()} />
      )}
      {ways.includes('Password') && !(hasChoice && prefersCode) && (
        <PasswordField
          label={m.person_password()}
          description={m.proof_password_hint()}
          autoComplete="current-password"
          maxLength={accountLengths.password}
          {...field('password')}
        />
      )}
      {hasChoice && (
        <button type="button" className="link" onClick={() => setPrefersCode(!prefersCode)}>
          {prefersCode ? m.proof_use_password() : m.proof_use_code()}
        </button>
      )}
    </div>
  )
}

const CodeField = ({ field, hint }: { field: FieldOf; hint: string }) => (
  <TextField
    label={m.auth_code()}
    description={hint}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={accountLengths.ownerCode}
    {...field('code')}
  />
)

function MailedCode({ field }: { field: FieldOf }) {
  const [isSent, setSent] = useState(false)
  const { run, isPending } = useCommand({
    send: (api) => api('POST /auth/confirmation/code', {}),
    onDone: () => setSent(true),
  })
  return (
    <>
      <CodeField field={field} hint={isSent ? m.proof_code_sent() : m.proof_code_hint()} />
      <Button size="sm" loading={isPending} onClick={() => run()}>
        {isSent ? m.proof_code_again() : m.proof_code_send()}
      </Button>
    </>
  )
}

/** The proof, untrimmed: spaces in passwords count. */
export function proofOf(given: FormData): { password?: string; code?: string } {
  const password = given.get('password')
  const code = textOf(given, 'code')
  return {
    ...(typeof password === 'string' && password !== '' ? { password } : {}),
    ...(code === '' ? {} : { code }),
  }
}

/** Errors of empty proof fields. */
export function missingProof(given: FormData): FieldErrors {
  const empty = ['password', 'code'].filter((name) => given.get(name) === '')
  return Object.fromEntries(empty.map((name) => [name, m.form_required()]))
}
