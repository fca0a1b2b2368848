import { accountLengths } from '@salvia/contract/words/lengths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#app/api/api.ts'
import { invalidate } from '#app/api/invalidate.ts'
import { query } from '#app/api/query.ts'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { missingProof, OwnerProof, proofOf } from '#app/forms/owner-proof.tsx'
import { textOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { TextField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import css from './account.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'

const totpQuery = query('GET /auth/totp', {})

type Secret = { secret: string; otpauthUrl: string; qrCode: string }

/** Two-step sign-in: off, being set up, or on. */
export function SecondFactor() {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(totpQuery)
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const reload = () => void invalidate(client, totpQuery)
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={1} />
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
  if (data.isEnabled) return <TurnOff left={data.recoveryCodesLeft} onDone={reload} />
  const finish = (given: string[]) => {
    setSecret(null)
    setCodes(given)
    reload()
  }
  return secret ? (
    <SetUp secret={secret} onDone={finish} onCancel={() => setSecret(null)} />
  ) : (
    <Start onStarted={setSecret} />
  )
}

/** The password proves ownership; accounts with third-party sign-in only get a mailed code. */
function Start({ onStarted }: { onStarted: (secret: Secret | null) => void }) {
  const state = useForm(async (given, api) => {
    const missing = missingProof(given)
    if (Object.keys(missing).length > 0) return missing
    onStarted(await api('POST /auth/totp', { body: proofOf(given) }))
    return null
  })
  return (
    <form method="post" ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <p>
        <Status mark="open">{m.common_off()}</Status>
      </p>
      <OwnerProof field={state.field} />
      <FormFooter {...state} isSaved={false} label={m.common_set_up()} />
    </form>
  )
}

/** Not trimmed: spaces count. */
const passwordOf = (given: FormData) => {
  const password = given.get('password')
  return typeof password === 'string' && password !== '' ? { password } : {}
}

type SetUpProps = { secret: Secret; onDone: (codes: string[]) => void; onCancel: () => void }

function SetUp({ secret, onDone, onCancel }: SetUpProps) {
  const state = useCodeForm(async (api, code) => {
    const answer = await api('POST /auth/totp/verify', { body: { code } })
    onDone(answer?.recoveryCodes ?? [])
  })
  return (
    <form method="post" ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <p>{m.totp_scan()}</p>
      <img className={css.qr} src={secret.qrCode} alt={m.totp_qr()} width={200} height={200} />
      <p className="second">
        {m.totp_secret()} <code className={css.secret}>{secret.secret}</code>
      </p>
      <CodeField field={state.field('code')} />
      <FormFooter {...state} isSaved={false} label={m.totp_turn_on()}>
        <Button variant="subtle" onClick={onCancel}>
          {m.common_cancel()}
        </Button>
      </FormFooter>
    </form>
  )
}

function TurnOff({ left, onDone }: { left: number; onDone: () => void }) {
  const state = useCodeForm(async (api, code, given) => {
    await api('DELETE /auth/totp', { body: { code, ...passwordOf(given) } })
    onDone()
  })
  return (
    <form method="post" ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <p>
        <Status mark="available">{m.totp_on({ count: left })}</Status>
      </p>
      <PasswordField field={state.field('password')} />
      <CodeField field={state.field('code')} />
      <FormFooter {...state} isSaved={false} label={m.totp_turn_off()} />
    </form>
  )
}

const useCodeForm = (send: (api: Api, code: string, given: FormData) => Promise<void>) =>
  useForm(
    async (given, api) => {
      const code = textOf(given, 'code').replace(/\s/g, '')
      if (code === '') return { code: m.form_required() }
      await send(api, code, given)
      return null
    },
    { generalField: 'code' },
  )

type FieldProps = { field: { name: string; error: string | undefined; onInput: () => void } }

const PasswordField = ({ field }: FieldProps) => (
  <TextField
    type="password"
    label={m.person_password()}
    description={m.totp_password_hint()}
    autoComplete="current-password"
    maxLength={accountLengths.password}
    {...field}
  />
)

const CodeField = ({ field }: FieldProps) => (
  <TextField
    label={m.auth_code()}
    description={m.auth_code_hint()}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={accountLengths.ownerCode}
    {...field}
  />
)
