import { ingredientLengths } from '@salvia/contract/words/lengths'
import { languages } from '@salvia/contract/words/locale'
import { languageName } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import css from './ingredients.module.css'
import type { GroupDraft, IngredientDraft } from './record-draft.ts'

type NameProps = {
  draft: GroupDraft
  set: (part: Partial<GroupDraft>) => void
  error: string | undefined
  theirs: (field: 'name' | 'synonyms') => string | undefined
  /** Hint for the synonyms. */
  hint: string
}

/** A record's name and its synonyms on labels. */
export const NameFields = ({ draft, set, error, theirs, hint }: NameProps) => (
  <>
    <TextField
      label={m.ingredient_name()}
      value={draft.name}
      maxLength={ingredientLengths.name}
      required
      error={error}
      description={theirs('name')}
      onChange={(event) => set({ name: event.currentTarget.value })}
    />
    <TextAreaField
      className={css.names}
      label={m.ingredient_synonyms()}
      value={draft.synonyms}
      rows={rowsOf(draft.synonyms)}
      description={theirs('synonyms') ?? hint}
      onChange={(event) => set({ synonyms: event.currentTarget.value })}
    />
  </>
)

const LEAST_ROWS = 2
const MOST_ROWS = 8

/** As many rows as names, so that none is hidden. */
const rowsOf = (text: string): number => Math.min(MOST_ROWS, Math.max(LEAST_ROWS, text.split('\n').length))

type LanguageProps = { draft: IngredientDraft; set: (part: Partial<IngredientDraft>) => void }

/** Search names in each language. */
export const LanguageNames = ({ draft, set }: LanguageProps) => (
  <fieldset className={css.languages}>
    <legend>{m.ingredient_local_names()}</legend>
    <p className="third">{m.ingredient_local_names_hint()}</p>
    <div className={css.pair}>
      {languages.map((language) => (
        <TextAreaField
          key={language}
          className={css.names}
          label={languageName(language)}
          lang={language}
          value={draft[language]}
          rows={rowsOf(draft[language])}
          onChange={(event) => set({ [language]: event.currentTarget.value })}
        />
      ))}
    </div>
  </fieldset>
)
