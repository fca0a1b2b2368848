import { Link } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

/** The inquiry ended since the page was opened. */
const isOver = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code === 'inquiry_state' || error.code === 'inquiry_not_found')

/** Joins the inquiry of a mail for the person it was sent to, on click: mail programs open links ahead. */
export function JoinByLink({ id, token }: { id: string; token: string }) {
  const { run, isPending, isSuccess, error } = useCommand({
    send: (api) =>
      api('PUT /products/product-inquiries/{id}/practitioner', { params: { id }, body: { token } }),
    onFailed: shownHere,
  })
  const whyNot = useProblemWords(error, m.auth_not_reached())
  if (isSuccess)
    return (
      <Note tone="good" role="status">
        {m.inquiry_joined()} <Link to="/product-inquiries?scope=Own">{m.inquiry_see_own()}</Link>
      </Note>
    )
  if (isOver(error))
    return (
      <Note
        tone="error"
        role="alert"
        title={whyNot}
        action={<Link to="/product-inquiries">{m.inquiry_link_over_action()}</Link>}
      />
    )
  return (
    <>
      {error && <Note tone="error" role="alert" title={whyNot} />}
      <Button variant="filled" size="lg" fullWidth loading={isPending} onClick={() => run()}>
        {m.inquiry_join()}
      </Button>
    </>
  )
}
