type Way = { type: 'practitioner' | 'client'; next: string | null }

/** The login or the sign-up for one kind of account, which leads back to where somebody came from. */
export function authPath(page: '/auth/login' | '/auth/join', { type, next }: Way): string {
  const search = new URLSearchParams({ type, ...(next === null ? {} : { next }) })
  return `${page}?${search}`
}
