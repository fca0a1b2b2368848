import { m } from '#app/paraglide/messages.js'
import type { KeyMeaning } from '#app/ui/key-help.tsx'

const ESCAPE = 'Esc'
const DIGITS = '1 … 0'

/** The keys of an instruction, in the order in which they are used. */
export const instructionKeys = (): KeyMeaning[] => [
  { key: '↵', meaning: m.plan_editor_key_to_time() },
  { key: DIGITS, meaning: m.plan_editor_key_time() },
  { key: '/', meaning: m.plan_editor_key_next() },
  { key: ESCAPE, meaning: m.plan_editor_key_close() },
]

/** All keys of the editor. */
export const editorKeys = (): KeyMeaning[] => [
  { key: '/', meaning: m.plan_editor_help_find() },
  { key: '↑ ↓', meaning: m.plan_editor_help_choose() },
  { key: '↵', meaning: m.plan_editor_help_add() },
  { key: '1 2 3', meaning: m.plan_editor_help_answer() },
  { key: '↵', meaning: m.plan_editor_help_to_time() },
  { key: DIGITS, meaning: m.plan_editor_help_time() },
  { key: '← →', meaning: m.plan_editor_help_times() },
  { key: '/', meaning: m.plan_editor_help_next() },
  { key: ESCAPE, meaning: m.plan_editor_help_close() },
  { key: 'Ctrl Z', meaning: m.common_undo() },
  { key: 'Ctrl ⇧ Z', meaning: m.plan_editor_redo() },
]
