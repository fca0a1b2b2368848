import { Form, useNavigation } from 'react-router'
import { localPath } from '#app/language/local-path.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import css from './code-form.module.css'
import type { CodeFault } from './find-typed-plan.ts'

/** A code with the spaces and hyphens that it was typed with, or the address that holds it. */
export const LONGEST_TYPED_CODE = 200

export type TypedCode = { typed: string; fault: CodeFault | null }

/** `isBeside`: another action of the page is its main one. */
type Props = TypedCode & { isBeside?: true }

const words: Record<CodeFault, () => string> = {
  empty: m.plan_code_empty,
  malformed: m.landing_code_wrong,
  unknown: m.plan_code_unknown,
}

/** Opens a plan by its code, with script or without. */
export function CodeForm({ typed, fault, isBeside }: Props) {
  const isOpening = useNavigation().formData?.has('code') ?? false
  return (
    <Form className={css.code} action={localPath('/', getLocale())} preventScrollReset noValidate>
      <TextField
        name="code"
        aria-label={m.landing_code()}
        placeholder={m.landing_code()}
        defaultValue={typed}
        error={fault === null ? undefined : words[fault]()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_TYPED_CODE}
      />
      <Button
        type="submit"
        variant={isBeside ? 'default' : 'filled'}
        loading={isOpening}
        className={css.open}
      >
        {m.add_to_plan_open()}
      </Button>
    </Form>
  )
}
